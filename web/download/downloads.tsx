import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { localDate } from '#domain/formats/date.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { dismissToast, showToast } from '#web/shell/toast-store.ts'
import { type Blanks, BlanksDialog } from './blanks-dialog.tsx'
import { holdsAnswers } from './holds-answers.ts'
import { loadGenerator } from './load-generator.ts'
import { saveFile } from './save-file.ts'
import { downloaded, failed, NO_TRUST_DATA } from './words.ts'

interface Downloads {
  trust: TrustRecord | null
  /** The document being generated; while there is one, no other download starts. */
  busy: DocumentId | null
  download: (id: DocumentId) => Promise<void>
}

const Context = createContext<Downloads | null>(null)

/** The downloads of the page around the caller. */
export function useDownloads(): Downloads {
  const downloads = useContext(Context)
  if (!downloads) throw new Error('A download button needs a DownloadsProvider around it.')
  return downloads
}

interface ProviderProps {
  trust: TrustRecord | null
  /** What a failure calls the thing: the summary says 'trust document'. */
  noun?: 'document' | 'trust document'
  children: ReactNode
}

/** One page's downloads: one busy flag, the toasts of T 8, and the list of what was left blank. */
export function DownloadsProvider({ trust, noun = 'document', children }: ProviderProps) {
  const [busy, setBusy] = useState<DocumentId | null>(null)
  const [blanks, setBlanks] = useState<Blanks | null>(null)
  // State lags behind a double click; this does not.
  const running = useRef(false)

  const downloads = useMemo<Downloads>(() => {
    const download = async (id: DocumentId) => {
      if (running.current) return
      dismissToast()
      if (!trust || !holdsAnswers(trust)) return showToast(NO_TRUST_DATA)
      running.current = true
      setBusy(id)
      const name = documentNames[id]
      try {
        const { generateDocument } = await loadGenerator()
        const made = await generateDocument(trust, name, localDate(new Date()))
        saveFile(made.fileName, made.bytes)
        showToast(downloaded(name))
        if (made.blanks.length > 0) setBlanks({ name, blanks: made.blanks })
      } catch (error) {
        console.error(`${name} could not be generated.`, error)
        showToast(failed(noun))
      } finally {
        running.current = false
        setBusy(null)
      }
    }
    return { trust, busy, download }
  }, [trust, busy, noun])

  return (
    <Context value={downloads}>
      {children}
      <BlanksDialog found={blanks} trust={trust} onClose={() => setBlanks(null)} />
    </Context>
  )
}
