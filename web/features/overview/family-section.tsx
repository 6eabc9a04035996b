import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Family, familyOf, shareWords } from '#domain/trust/overview/family.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import type { TableRow } from '#web/components/stacked-table.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { FamilyMap, outlinesInWords, shareOriginInWords, translateNote } from './family-map.tsx'
import { Missing, OverviewSection, SameAsTable } from './overview-section.tsx'

/** Who holds which office, who benefits, and how much. */
export function FamilySection({ trust }: { trust: TrustRecord }) {
  const family = useMemo(() => familyOf(trust), [trust])
  const { groups, terms } = family
  const legend = outlinesInWords(family)
  return (
    <OverviewSection id="family" title={t`Who Is Who`}>
      {groups.length > 0 && (
        <p>
          {shareOriginInWords(family)}{' '}
          {terms.open && (
            <Link to={stepPath('distribution')} className="link font-semibold print:hidden">
              <Trans>Choose the distribution</Trans>
            </Link>
          )}
        </p>
      )}
      {groups.length === 0 && (
        <Missing path={stepPath('beneficiaries')} words={t`Name your beneficiaries`}>
          <Trans>No beneficiary is named yet.</Trans>
        </Missing>
      )}
      <div className="mt-5 max-w-none">
        <FamilyMap family={family} seed={trust.uid} />
      </div>
      {legend && <p className="mt-3 text-base text-ink-soft">{legend}</p>}
      <SameAsTable
        caption={t`Who is who, with shares`}
        columns={['Name', 'Part', 'Relationship', 'Share']}
        rows={rowsOf(family)}
      />
    </OverviewSection>
  )
}

function rowsOf({ trustName, offices, groups }: Family): TableRow[] {
  return [
    {
      key: 'trust',
      cells: [<Named key="name" name={trustName} path={stepPath('name')} />, t`The trust`, '', ''],
    },
    ...offices.map(({ id, office, name, note, path }) => ({
      key: `office ${id}`,
      cells: [
        <Named key="name" name={name} path={path} />,
        translate(office),
        note && <bdi>{translateNote(note)}</bdi>,
        '',
      ],
    })),
    ...groups.flatMap(({ kind, heirs }) =>
      heirs.map((heir) => ({
        key: heir.id,
        cells: [
          <bdi key="name">{heir.name}</bdi>,
          kind === 'primary' ? t`Primary beneficiary` : t`Contingent beneficiary`,
          translate(heir.words),
          translate(shareWords(heir.share)),
        ],
      })),
    ),
  ]
}

function Named({ name, path }: { name: string | undefined; path: string }) {
  if (name) return <bdi>{name}</bdi>
  return (
    <Link to={path} className="link">
      <Trans>Not named yet</Trans>
    </Link>
  )
}
