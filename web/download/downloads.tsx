import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { DocumentOptions } from '#documents/build.ts'
import type { DocumentBlanks } from '#documents/packet/packet.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { noteMade } from '#web/copies/note-made.ts'
import { dismissToast, showToast, type ToastText } from '#web/shell/toast-store.ts'
import { type Blanks, BlanksDialog } from './blanks-dialog.tsx'
import { holdsAnswers } from './holds-answers.ts'
import { loadGenerator, loadPacket } from './load-generator.ts'
import { pause } from './pause.ts'
import { readyDocuments } from './ready-documents.ts'
import { saveFile } from './save-file.ts'
import { downloaded, failed, NO_TRUST_DATA, packetDownloaded } from './words.ts'

interface Downloads {
  trust: TrustRecord | null
  /** What is being generated; while there is anything, no other download starts. */
  busy: DocumentId | 'packet' | null
  download: (id: DocumentId, options?: DocumentOptions) => Promise<void>
  /** Every ready document, in one file. */
  downloadReady: () => Promise<void>
}

/** What is remembered of it with the account. */
interface Noted {
  ids: readonly DocumentId[]
  way: 'download' | 'packet'
  whole: boolean
}

/** A file that is made, what to say of it, and what it leaves blank. */
interface Made extends Noted {
  fileName: string
  bytes: Uint8Array
  told: ToastText
  blanks: readonly DocumentBlanks[]
}

const Context = createContext<Downloads | null>(null)

/** The downloads of the page around the caller. */
export function useDownloads(): Downloads {
  const downloads = useContext(Context)
  if (!downloads) throw new Error('A download button needs a DownloadsProvider around it.')
  return downloads
}

async function makeDocument(trust: TrustRecord, id: DocumentId, options?: DocumentOptions): Promise<Made> {
  const name = documentNames[id]
  const { generateDocument } = await loadGenerator()
  const { blanks, ...file } = await generateDocument(trust, name, localDate(new Date()), options)
  const noted = { ids: [id], way: 'download', whole: options?.fullSsn === true } as const
  return { ...file, ...noted, told: downloaded(name), blanks: blanks.length > 0 ? [{ name, blanks }] : [] }
}

async function makePacket(trust: TrustRecord): Promise<Made> {
  const ready = readyDocuments(trust)
  const { generatePacket } = await loadPacket()
  const made = await generatePacket(trust, ready, localDate(new Date()), pause)
  return { ...made, ids: ready, way: 'packet', whole: false, told: packetDownloaded(ready.length) }
}

interface ProviderProps {
  trust: TrustRecord | null
  /** What a failure calls the thing: the summary says 'trust document'. */
  noun?: 'document' | 'trust document'
  children: ReactNode
}

/** One page's downloads: one busy flag, the toasts of T 8, and the list of what was left blank. */
export function DownloadsProvider({ trust, noun = 'document', children }: ProviderProps) {
  const [busy, setBusy] = useState<Downloads['busy']>(null)
  const [blanks, setBlanks] = useState<Blanks | null>(null)
  // State lags behind a double click; this does not.
  const running = useRef(false)

  const downloads = useMemo<Downloads>(() => {
    const run = async (what: DocumentId | 'packet', make: (answered: TrustRecord) => Promise<Made>) => {
      if (running.current) return
      dismissToast()
      if (!trust || !holdsAnswers(trust)) return showToast(NO_TRUST_DATA)
      running.current = true
      setBusy(what)
      try {
        const made = await make(trust)
        saveFile(made.fileName, made.bytes)
        void noteMade(trust, made.ids, made.way, made.whole)
        showToast(made.told)
        if (made.blanks.length > 0) setBlanks({ told: made.told, documents: made.blanks })
      } catch (error) {
        console.error(`${what === 'packet' ? 'The packet' : documentNames[what]} could not be generated.`, error)
        showToast(failed(noun))
      } finally {
        running.current = false
        setBusy(null)
      }
    }
    return {
      trust,
      busy,
      download: (id, options) => run(id, (answered) => makeDocument(answered, id, options)),
      downloadReady: () => run('packet', makePacket),
    }
  }, [trust, busy, noun])

  return (
    <Context value={downloads}>
      {children}
      <BlanksDialog found={blanks} trust={trust} onClose={() => setBlanks(null)} />
    </Context>
  )
}
