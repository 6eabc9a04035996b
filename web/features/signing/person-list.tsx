import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import type { Run } from '#documents/model.ts'
import type { Person } from '#documents/signing-kit/sheet.ts'
import { english } from '#domain/message.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import { translate } from '#web/i18n/i18n.ts'

/** A name from the answers. One that has not been given leads to its question, one that nobody is asked for is written by hand. */
function Name({ name }: { name?: Run }) {
  if (!name) return <span className="inline-block w-40 border-b border-ink align-baseline print:w-24">&nbsp;</span>
  const place = name.blank && questionOf(name.blank.field, name.blank.entryId)
  if (place)
    return (
      <Link
        to={place.path}
        className="link"
        aria-label={t`${translate(name.text)}: not answered yet. Go to ${translate(place.label)}`}
      >
        {translate(name.text)}
      </Link>
    )
  return <bdi className="font-semibold wrap-anywhere">{name.text}</bdi>
}

/** One person to a line, each with his or her part. */
export function PersonList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="space-y-0.5 print:space-y-0">
      {people.map(({ name, as }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two signers can have the same name and the same part
        <li key={at}>
          <Name name={name} />, <span className="text-ink-soft">{lowered(translate(as))}</span>
        </li>
      ))}
    </ul>
  )
}

/** The longest list of names that a sheet bears; the others are counted. */
const MOST = 12

/** Names in a row, each with what he or she is, unless all are the same. */
export function PeopleInARow({ people }: { people: readonly Person[] }) {
  const shown = people.length > MOST + 1 ? people.slice(0, MOST) : people
  const differ = new Set(people.map(({ as }) => english(as))).size > 1
  return (
    <>
      {shown.map(({ name, as }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={at}>
          {at > 0 && '; '}
          <Name name={name} />
          {differ && <span className="text-ink-soft"> ({lowered(translate(as))})</span>}
        </span>
      ))}
      {shown.length < people.length && t`; and ${people.length - shown.length} more beneficiaries on Schedule A`}
      {'.'}
    </>
  )
}

const lowered = (as: string) => as.replace(/^[A-Z]|(?<=, )[A-Z]/g, (letter) => letter.toLowerCase())
