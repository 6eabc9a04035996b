import { plural } from '@lingui/core/macro'
import clsx from 'clsx'
import { type CSSProperties, Fragment } from 'react'
import { type Payee, partsByAge } from '#domain/trust/overview/payouts.ts'
import { Picture } from './overview-section.tsx'

/** Below this width a name is above its line. */
const NARROW = 640
/** More people than these are counted at an age rather than named. */
const MAX_NAMES = 4

const SHAPES = ['M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', 'M-5 -5H5V5H-5Z', 'M0 -7L7 0L0 7L-7 0Z']

interface MarkProps {
  /** 0 for the first or only part: a circle, then a square, then a diamond, and so on. */
  part: number
  /** Takes only if no primary beneficiary does. */
  hollow: boolean
}

/** One part of somebody's share. */
export function PayoutMark({ part, hollow }: MarkProps) {
  return (
    <svg width={16} height={16} viewBox="-8 -8 16 16" strokeWidth={1.5} aria-hidden="true">
      <path d={SHAPES[part % SHAPES.length]} className={clsx('stroke-spruce', hollow ? 'fill-paper' : 'fill-spruce')} />
    </svg>
  )
}

/** The time in which a share is held in trust. */
export function Life({
  dashed = false,
  className,
  style,
}: {
  dashed?: boolean
  className: string
  style?: CSSProperties
}) {
  return <span className={clsx('border-t-2 border-brass', dashed && 'border-dashed', className)} style={style} />
}

interface AgesPictureProps {
  payees: readonly Payee[]
  label: string
}

/** A line of life for each person along one axis of ages, with a mark where a part of the share comes out. */
export function LanesPicture({ payees, label }: AgesPictureProps) {
  const ages = payees.flatMap(({ parts }) => parts.map(({ age }) => age))
  const [least, most] = [Math.floor((Math.min(...ages) - 3) / 5) * 5, Math.max(...ages)]
  const at = (age: number) => ((age - least) / (most - least)) * 100
  return (
    <Picture label={label}>
      {(width) => {
        const narrow = width < NARROW
        const axis = narrow ? width - 34 : width - 246
        const inset = narrow ? 'mr-5 ml-3.5' : 'mr-6.5 ml-55'
        const step = axis / (most - least) < 7 ? 10 : 5
        const scale = Array.from(
          { length: Math.floor(most / step) - Math.ceil(least / step) + 1 },
          (_, index) => (Math.ceil(least / step) + index) * step,
        )
        return (
          <div className="relative pb-6.5">
            <div className={clsx('absolute inset-0', inset)}>
              {scale.map((age) => (
                <span
                  key={age}
                  className="absolute inset-y-0 grid -translate-x-1/2 grid-rows-[1fr_auto] justify-items-center"
                  style={{ left: `${at(age)}%` }}
                >
                  <span className="border-l border-hairline" />
                  <span className="h-6.5 pt-1.5 text-sm text-ink-soft">{age}</span>
                </span>
              ))}
            </div>
            {payees.map((payee) => (
              <div
                key={payee.id}
                className={clsx('relative grid items-center print:break-inside-avoid', !narrow && '*:[grid-area:1/1]')}
              >
                <span
                  dir="auto"
                  title={payee.name}
                  className={clsx(
                    'font-semibold wrap-anywhere',
                    narrow ? 'line-clamp-1 bg-paper pt-2.5' : 'line-clamp-2 w-48',
                  )}
                >
                  {payee.name}
                </span>
                <span className={clsx('relative h-16.5', inset)}>
                  <Lane payee={payee} at={at} axis={axis} />
                </span>
              </div>
            ))}
          </div>
        )
      }}
    </Picture>
  )
}

/** How far from its age a mark stands, in pixels: parts of one age are side by side, within what the axis has room for. */
function besideOthers(parts: Payee['parts'], part: number): number {
  const age = parts[part]?.age
  const sameAge = parts.filter((other) => other.age === age)
  const index = sameAge.findIndex((other) => other.part === part)
  const gap = Math.min(13, 30 / (sameAge.length - 1))
  return sameAge.length === 1 ? 0 : (index - (sameAge.length - 1) / 2) * gap
}

function Lane({ payee: { parts, contingent }, at, axis }: { payee: Payee; at: (age: number) => number; axis: number }) {
  const last = parts.at(-1)
  // Age above and year below each mark, as far as there is room between them; the table has all.
  const spaced = (room: number) => {
    let free = Number.NEGATIVE_INFINITY
    return parts.filter(({ age }) => {
      if ((at(age) / 100) * axis < free) return false
      free = (at(age) / 100) * axis + room
      return true
    })
  }
  const placed = 'absolute top-1/2 -translate-x-1/2 -translate-y-1/2 text-sm'
  return (
    <>
      <Life
        dashed={contingent}
        className="absolute top-1/2 -translate-y-1/2"
        style={{ width: `${at(last?.age ?? 0)}%` }}
      />
      {spaced(26).map(({ age, part }) => (
        <span
          key={part}
          className={clsx(placed, '-mt-5 bg-paper px-0.5 font-semibold')}
          style={{ left: `${at(age)}%` }}
        >
          {age}
        </span>
      ))}
      {spaced(44).map(({ age, part, year }) => (
        <span key={part} className={clsx(placed, 'mt-5 bg-paper px-0.5 text-ink-soft')} style={{ left: `${at(age)}%` }}>
          {year}
        </span>
      ))}
      {parts.map(({ age, part }) => (
        <span key={part} className={placed} style={{ left: `${at(age)}%`, marginLeft: besideOthers(parts, part) }}>
          <PayoutMark part={part} hollow={contingent} />
        </span>
      ))}
    </>
  )
}

/** Everybody's marks, age by age, one below the other. */
export function StacksPicture({ payees, label }: AgesPictureProps) {
  return (
    <Picture label={label}>
      {() =>
        partsByAge(payees).map(([age, parts]) => (
          <div key={age} className="grid grid-cols-[3.25rem_1fr] gap-2.5 print:break-inside-avoid">
            <span className="text-right font-serif text-xl font-semibold">{age}</span>
            <div className="relative border-l-2 border-brass pt-1 pb-3.5 pl-3.5">
              <span className="absolute top-2.5 -left-1.25 size-2 rounded-full bg-brass" />
              <span className="block wrap-anywhere">
                <PeopleInWords people={[...new Set(parts.map(({ payee }) => payee))]} />
              </span>
              <div className="flex flex-wrap">
                {parts.map(({ part, payee }) => (
                  <PayoutMark key={`${payee.id} ${part}`} part={part} hollow={payee.contingent} />
                ))}
              </div>
            </div>
          </div>
        ))
      }
    </Picture>
  )
}

function PeopleInWords({ people }: { people: readonly Payee[] }) {
  if (people.length > MAX_NAMES) return plural(people.length, { one: '# person', other: '# people' })
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}
