import { plural, t } from '@lingui/core/macro'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { Message } from '#domain/message.ts'
import {
  byRelationship,
  type Family,
  type Heir,
  type HeirGroup,
  type Office,
  sharesEach,
  shareWords,
} from '#domain/trust/overview/family.ts'
import { sharesInWords } from '#domain/trust/overview/terms-in-words.ts'
import { ringLines } from '#web/components/pictures/progress-ring.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { Picture } from './overview-section.tsx'

/** More beneficiaries than these are shown by their initials. */
const MAX_CARDS = 24
/** More trustees than these are counted only. */
const MAX_OFFICES = 6
/** Below this width cards stand one under the other. */
const NARROW = 560
/** The least width of a card, and the gap between two, as in overview.css. */
const [MIN_WIDTH, GAP] = [176, 20]
const RINGS = 9

interface CardProps {
  /** Distinguished by outline: an office has a rule at its head, a charity cut corners, the trust a double line. */
  kind: 'trust' | 'office' | 'person' | 'charity'
  /** Second in line, or nobody named yet. */
  dashed: boolean
  head: string
  name: string
  foot?: string | undefined
  /** How much of a line at the foot is filled, 0 to 1. */
  part?: number | undefined
}

const outlines: Record<CardProps['kind'], string> = {
  trust: 'min-w-50 max-w-95 rounded-lg border-2 border-spruce bg-surface outline-1 -outline-offset-6 outline-brass',
  office: 'h-full border border-t-5 border-edge border-t-spruce bg-sage [border-top-style:solid]',
  person: 'h-full rounded-lg border border-edge bg-surface',
  charity: 'cut-corners h-full border border-edge',
}

function Card({ kind, dashed, head, name, foot, part }: CardProps) {
  return (
    <div
      title={name}
      data-card={kind}
      className={clsx(
        'grid content-center px-3.5 py-3 text-center wrap-anywhere',
        outlines[kind],
        dashed && (kind === 'trust' ? 'border-dashed outline-dashed' : 'border-dashed'),
      )}
    >
      <span className="text-sm text-ink-soft">{head}</span>
      <span dir="auto" className="line-clamp-2 font-semibold">
        {name}
      </span>
      {foot && (
        <span dir="auto" className="line-clamp-2 text-sm">
          {foot}
        </span>
      )}
      {part !== undefined && (
        <span className="mt-2 h-1.25 bg-hairline">
          <span className="block h-full min-w-0.5 bg-brass" style={{ width: `${part * 100}%` }} />
        </span>
      )}
    </div>
  )
}

const officeCard = ({ id, office, name, note }: Office): CardProps & { id: string } => ({
  ...{ id, kind: 'office', head: translate(office), dashed: name === undefined },
  ...{ name: name ?? t`Not named yet`, foot: note && translateNote(note) },
})

function officeCards(offices: readonly Office[]) {
  if (offices.length <= MAX_OFFICES) return offices.map(officeCard)
  const others = offices.length - MAX_OFFICES + 1
  const counted = { id: 'others', kind: 'office', head: t`Co-trustee`, dashed: false } as const
  return [
    ...offices.slice(0, MAX_OFFICES - 2).map(officeCard),
    { ...counted, name: t`and ${others.toLocaleString('en-US')} more` },
    ...offices.slice(-1).map(officeCard),
  ]
}

const heirCard = ({ id, name, words, relationship, share }: Heir, dashed: boolean): CardProps & { id: string } => ({
  ...{ id, kind: relationship === 'charity' ? 'charity' : 'person', dashed, head: translate(words), name },
  ...(share && {
    foot: translate(shareWords(share)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    part: Math.min(1, share.percent / 100),
  }),
})

/** Cards in rows of even length; on a narrow screen all in one, which stands upright. */
function Rows({
  cards,
  width,
  className,
}: {
  cards: (CardProps & { id: string })[]
  width: number
  className?: string
}) {
  const fitting = Math.floor((width + GAP) / (MIN_WIDTH + GAP))
  const across = width < NARROW ? cards.length : Math.ceil(cards.length / Math.ceil(cards.length / fitting))
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    cards.slice(row * across, (row + 1) * across),
  )
  return rows.map((row) => (
    <div key={row[0]?.id} className={clsx('level row print:break-inside-avoid', className)}>
      {row.map(({ id, ...card }) => (
        <div key={id} className="cell">
          <Card {...card} />
        </div>
      ))}
    </div>
  ))
}

const LABELS: Record<HeirGroup['kind'], [string, string]> = {
  primary: ['Primary beneficiaries', 'first in line'],
  contingent: ['Contingent beneficiaries', 'second in line'],
}

/** Who is who: offices above, the trust in the middle as the cut tree that it is on every page, beneficiaries below. */
export function FamilyMap({ family, seed }: { family: Family; seed: string }) {
  const { trustName, offices, groups } = family
  const compact = groups.reduce((sum, { heirs }) => sum + heirs.length, 0) > MAX_CARDS
  const heirs = (group: HeirGroup, width: number): ReactNode => {
    const dashed = group.kind === 'contingent'
    if (compact) return <Crowd heirs={group.heirs} dashed={dashed} />
    const cards = group.heirs.map((heir) => heirCard(heir, dashed))
    return <Rows cards={cards} width={width} className={dashed ? 'second' : undefined} />
  }
  return (
    <Picture label={familyInWords(family)}>
      {(width) => (
        <div className={clsx('family-map', width < NARROW ? 'narrow' : 'wide')}>
          <Rows cards={officeCards(offices)} width={width} className="above" />
          <div className="level trust">
            <div className="cell grid place-items-center *:[grid-area:1/1]">
              <Rings seed={seed} size={width < NARROW ? 176 : 208} />
              <Card
                kind="trust"
                head={t`The trust`}
                dashed={trustName === undefined}
                name={trustName ?? t`Not named yet`}
              />
            </div>
          </div>
          {groups.map((group) => (
            <Fragment key={group.kind}>
              <div className={clsx('level pt-4.5', group.kind === 'contingent' && 'second')}>
                <p className="mx-auto w-fit bg-paper px-2.5 text-center in-[.narrow]:mx-0 in-[.narrow]:px-0 in-[.narrow]:text-start">
                  <span className="block font-serif text-[1.0625rem] font-semibold">
                    {translate(LABELS[group.kind][0])}
                  </span>
                  <span className="block text-sm text-ink-soft">{translate(LABELS[group.kind][1])}</span>
                </p>
              </div>
              {heirs(group, width)}
            </Fragment>
          ))}
        </div>
      )}
    </Picture>
  )
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = (word = '') => {
    const bare = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '') || word
    return graphemes.segment(bare)[Symbol.iterator]().next().value?.segment ?? ''
  }
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toLocaleUpperCase('en')
}

/** Many people in one frame: initials, by relationship, the relationships side by side where there is room. */
function Crowd({ heirs, dashed }: { heirs: readonly Heir[]; dashed: boolean }) {
  return (
    <div className={clsx('level row', dashed && 'second')}>
      <div className="cell">
        <div
          className={clsx(
            'flex flex-wrap gap-x-9 gap-y-3 rounded-lg border border-edge bg-paper p-3',
            dashed && 'border-dashed',
          )}
        >
          {byRelationship(heirs).map(([words, group]) => (
            <div key={words}>
              <span className="font-semibold">{`${translate(words)}: ${group.length.toLocaleString('en-US')}`}</span>{' '}
              <span className="ml-2 text-sm text-ink-soft">
                {translate(sharesEach(group.flatMap(({ share }) => share ?? [])))}
              </span>
              <div className="mt-1.5 flex flex-wrap gap-1.5 text-sm font-semibold">
                {group.map(({ id, name, relationship }) => (
                  <span
                    key={id}
                    title={name}
                    className={clsx(
                      'tile grid h-9 w-11 place-content-center overflow-hidden border border-edge',
                      relationship === 'charity' ? 'cut-corners' : 'rounded-lg bg-surface',
                      dashed && 'border-dashed',
                    )}
                  >
                    {initialsOf(name)}
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Rings({ seed, size }: { seed: string; size: number }) {
  return (
    <svg width={size} height={size} className="-my-1" fill="none" strokeWidth={1.25} aria-hidden="true">
      {ringLines(seed, RINGS, size).map((line, at) => (
        <path key={line} d={line} className={at === RINGS - 1 ? 'stroke-brass' : 'stroke-spruce/45'} />
      ))}
    </svg>
  )
}

/** What an office's holder is besides: the product's words in the language that is on, the user's as they are. */
export const translateNote = (note: Message | string): string => (typeof note === 'string' ? note : translate(note))

const counted = (groups: readonly string[]) => new Intl.ListFormat(locale()).format(groups)

function groupInWords({ kind, heirs }: HeirGroup): string {
  const charities = heirs.filter(({ relationship }) => relationship === 'charity').length
  const count = heirs.length
  const all =
    kind === 'primary'
      ? plural(count, { one: '# primary beneficiary', other: '# primary beneficiaries' })
      : plural(count, { one: '# contingent beneficiary', other: '# contingent beneficiaries' })
  return charities === 0
    ? all
    : t`${all} (${plural(charities, { one: '# of them a charity', other: '# of them charities' })})`
}

/** The map in a sentence. */
function familyInWords({ trustName, offices, groups }: Family): string {
  const named = offices.slice(0, 6).map(({ office, name }) => `${translate(office)}: ${name ?? t`not named yet`}`)
  const more = offices.length > named.length ? [t`${offices.length - named.length} more`] : []
  const below = groups.length === 0 ? t`no beneficiary yet` : counted(groups.map(groupInWords))
  return t`A map with ${trustName ?? t`the trust, without a name yet,`} in the middle. Above it ${[...named, ...more].join('; ')}. Below it ${below}. The table below the map says the same.`
}

/** Where the shares on the map come from. */
export function shareOriginInWords({ terms, groups, movedUp, adjusted }: Family): string {
  const all = groups.flatMap(({ heirs }) => heirs)
  const equal = terms.divided === 'principal' && all.every(({ share }) => share?.as === 'equal')
  return [
    equal ? t`No percentages are given, so the shares are equal.` : translate(sharesInWords(terms)),
    ...(adjusted ? [t`Some of these percentages are changed in proportion, so that the shares add up to 100%.`] : []),
    ...(movedUp
      ? [t`Every beneficiary is marked contingent; as nobody comes before them, they take from the beginning.`]
      : []),
  ].join(' ')
}

/** What the outlines of the boxes mean, of those that are drawn. */
export function outlinesInWords({ trustName, offices, groups }: Family): string {
  const charity = groups.some(({ heirs }) => heirs.some(({ relationship }) => relationship === 'charity'))
  const second = groups.some(({ kind }) => kind === 'contingent')
  const unnamed = trustName === undefined || offices.some(({ name }) => name === undefined)
  const dashed = [...(second ? [t`second in line`] : []), ...(unnamed ? [t`not named yet`] : [])].join(t`, or `)
  return [
    ...(charity ? [t`A box with cut corners is a charity.`] : []),
    ...(dashed ? [t`Dashed outline: ${dashed}.`] : []),
  ].join(' ')
}
