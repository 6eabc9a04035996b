import type { PlaceFault } from '#domain/import/own-data.ts'
import { english } from '#domain/message.ts'
import { say } from '#web/spanish/say.ts'

const MOST = 50

/** What is wrong in a file of answers, by where it is. */
export function PlaceFaults({ faults }: { faults: readonly PlaceFault[] }) {
  return (
    <section aria-labelledby="faults" className="max-w-prose border-l-4 border-brass pl-5">
      <h2 id="faults" className="text-lg font-semibold">
        What was wrong ({faults.length})
      </h2>
      <ul className="mt-2 space-y-1.5 text-base">
        {faults.slice(0, MOST).map(({ where, words }) => (
          <li key={where + english(words)} className="wrap-anywhere">
            <code className="font-semibold">{where}</code>: {say(words)}
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p className="mt-2 text-base">And {faults.length - MOST} more.</p>}
    </section>
  )
}
