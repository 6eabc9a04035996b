import { useRef, useState } from 'react'
import { type EarlierAnswers, type NoAnswers, type PlaceFault, readOwnData } from '#domain/import/own-data.ts'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { useToday } from '#web/components/today.ts'
import { say } from '#web/spanish/say.ts'
import { decode } from './decode.ts'
import { EarlierPreview } from './earlier-preview.tsx'
import { FileField } from './file-field.tsx'
import { bytesOfFile } from './read-file.ts'

interface Fault {
  words: string
  places: readonly PlaceFault[]
}

/** Choosing the file, and what it would change. */
export function AnswersFromFile({ trust, isNew }: { trust: TrustRecord; isNew: boolean }) {
  const today = useToday()
  const [found, setFound] = useState<EarlierAnswers>()
  const [fault, setFault] = useState<Fault>()
  const newest = useRef(0)

  const open = async (file: File) => {
    dismissToast()
    const key = ++newest.current
    const bytes = await bytesOfFile(file)
    // Another file may have been chosen meanwhile.
    if (key !== newest.current) return
    const read: EarlierAnswers | NoAnswers = 'refused' in bytes ? bytes : readOwnData(bytes.bytes, { decode, today })
    if ('refused' in read) {
      setFault({ words: `${file.name}: ${say(read.refused)}`, places: read.faults ?? [] })
      setFound(undefined)
      return
    }
    setFault(undefined)
    setFound(read)
  }

  return (
    <>
      <FileField
        label="File"
        help="The file kinstead-my-data-….json, of at most 10 MB."
        accept=".json,application/json"
        error={fault?.words}
        onFile={(file) => void open(file)}
        onSeveral={() => setFault({ words: say('Please choose one file at a time.'), places: [] })}
      />
      <p role="status" className="sr-only">
        {found && 'The file was read. What is in it stands below.'}
      </p>
      {fault && fault.places.length > 0 && <PlaceFaults faults={fault.places} />}
      {found && <EarlierPreview found={found} trust={trust} isNew={isNew} />}
    </>
  )
}

const MOST = 50

/** What is wrong in a file of answers, by where it is. */
function PlaceFaults({ faults }: { faults: readonly PlaceFault[] }) {
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
