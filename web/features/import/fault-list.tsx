import { useState } from 'react'
import type { FileFault } from '#domain/import/raw-entry.ts'
import { english } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { say } from '#web/spanish/say.ts'

/** How many are shown before somebody asks for all of them. */
const FIRST = 10

/** What is wrong in a file, by line: where, what stands there, what is wrong with it and how to mend it. */
export function FaultList({ faults }: { faults: readonly FileFault[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? faults : faults.slice(0, FIRST)
  return (
    <section aria-labelledby="faults" className="mt-6 border-l-4 border-brass pl-5">
      <h3 id="faults" className="text-lg font-semibold">
        What was wrong ({faults.length})
      </h3>
      <p className="text-base text-ink-soft">
        You can mend it in the file and choose the file again, or add the entry without it and mend it in your list.
      </p>
      <ul className="mt-2 space-y-1.5 text-base">
        {shown.map((fault) => (
          <li key={`${fault.line} ${fault.column} ${english(fault.words)}`} className="wrap-anywhere">
            <span className="font-semibold">
              Line {fault.line}
              {fault.column && (
                <>
                  , <bdi>{fault.column}</bdi>
                </>
              )}
            </span>
            {fault.value && (
              <>
                {' '}
                “<bdi>{fault.value}</bdi>”
              </>
            )}
            : {say(fault.words)}
          </li>
        ))}
      </ul>
      {faults.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer' : `Show all ${faults.length}`}
        </Button>
      )}
    </section>
  )
}
