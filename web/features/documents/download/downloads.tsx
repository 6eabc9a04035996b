import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentOptions } from '#documents/build.ts'
import type { PacketOptions } from '#documents/packet/cover-index.ts'
import type { DocumentBlanks } from '#documents/packet/prepare.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { pause, whenIdle } from '#web/app/scheduling.ts'
import { dismissToast, showToast, type ToastText } from '#web/app/toast-store.ts'

import { recordDownload } from '#web/features/documents/freshness/record-download.ts'
import { type Blanks, BlanksDialog } from './blanks-dialog.tsx'
import { downloaded, failed, NO_TRUST_DATA, packetDownloaded } from './download-toasts.ts'
import { holdsAnswers } from './holds-answers.ts'
import { makeAhead, makeDocument, makePacket } from './make-files.ts'
import { readyDocuments } from './ready-documents.ts'
import { saveFile } from './save-file.ts'

interface Downloads {
  trust: TrustRecord | null
  /** What is shown as being generated; meanwhile the other buttons show that they take no press. */
  busy: DocumentId | 'packet' | null
  download: (id: DocumentId, options?: DocumentOptions) => Promise<void>
  /** Every ready document, in one file. */
  downloadReady: (options?: PacketOptions) => Promise<void>
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
  toast: ToastText
  blanks: readonly DocumentBlanks[]
}

const Context = createContext<Downloads | null>(null)

/** The downloads of the page around the caller. */
export function useDownloads(): Downloads {
  const downloads = useContext(Context)
  if (!downloads) throw new Error('A download button needs a DownloadsProvider around it.')
  return downloads
}

async function oneDocument(trust: TrustRecord, id: DocumentId, options?: DocumentOptions): Promise<Made> {
  const name = documentNames[id]
  const { blanks, ...file } = await makeDocument(trust, name, options)
  const noted = { ids: [id], way: 'download', whole: options?.fullSsn === true } as const
  return { ...file, ...noted, toast: downloaded(name), blanks: blanks.length > 0 ? [{ name, blanks }] : [] }
}

async function allReady(trust: TrustRecord, options: PacketOptions): Promise<Made> {
  const ready = readyDocuments(trust)
  const made = await makePacket(trust, ready, options)
  return { ...made, ids: ready, way: 'packet', whole: false, toast: packetDownloaded(ready.length) }
}

/** A file that takes no longer is not announced as being made: the button would only flicker. In milliseconds. */
const UNNOTICED = 100

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
  // A button looks as if it took a press until `busy` is drawn. So a press on another one waits for its turn, and one
  // on the same, a double click, is the same download.
  const asked = useRef(new Set<string>())
  const last = useRef<Promise<void>>(undefined)

  const wanted = trust !== null && holdsAnswers(trust)
  const latest = useRef(trust)
  latest.current = trust
  useEffect(() => (wanted ? whenIdle(() => latest.current && void makeAhead(latest.current)) : undefined), [wanted])

  const downloads = useMemo<Downloads>(() => {
    const run = async (
      what: DocumentId | 'packet',
      make: (answered: TrustRecord) => Promise<Made>,
      key: string = what,
    ) => {
      if (asked.current.has(key)) return
      if (!trust || !holdsAnswers(trust)) return showToast(NO_TRUST_DATA)
      asked.current.add(key)
      const before = last.current
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      last.current = over
      if (before) await before
      const noticed = setTimeout(() => {
        dismissToast()
        setBusy(what)
      }, UNNOTICED)
      try {
        const made = await make(trust)
        saveFile(made.fileName, made.bytes)
        await pause()
        void recordDownload(trust, made.ids, made.way, made.whole)
        dismissToast()
        showToast(made.toast)
        if (made.blanks.length > 0) setBlanks({ toast: made.toast, documents: made.blanks })
      } catch (error) {
        console.error(`${what === 'packet' ? 'The packet' : documentNames[what]} could not be generated.`, error)
        showToast(failed(noun))
      } finally {
        clearTimeout(noticed)
        asked.current.delete(key)
        if (last.current === over) last.current = undefined
        setBusy(null)
        end()
      }
    }
    return {
      trust,
      busy,
      download: (id, options) =>
        run(id, (answered) => oneDocument(answered, id, options), JSON.stringify([id, options])),
      downloadReady: (options = {}) => run('packet', (answered) => allReady(answered, options)),
    }
  }, [trust, busy, noun])

  return (
    <Context value={downloads}>
      {children}
      <BlanksDialog found={blanks} trust={trust} onClose={() => setBlanks(null)} />
    </Context>
  )
}
