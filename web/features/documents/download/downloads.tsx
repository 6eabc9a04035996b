import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentOptions } from '#documents/build.ts'
import type { PacketOptions } from '#documents/cover-index.ts'
import type { Blank } from '#documents/model.ts'
import type { DocumentBlanks } from '#documents/prepare.ts'
import { english, message } from '#domain/message.ts'
import { type DocumentId, type DocumentName, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { pause, whenIdle } from '#web/app/scheduling.ts'
import { dismissToast, showToast, type ToastText } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { mayMake } from '#web/features/documents/freshness/ask-of-signed.ts'
import { recordDownload } from '#web/features/documents/freshness/use-freshness.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { OptionalLines, placeOf } from '../blanks.tsx'
import { readyDocuments } from './availability.ts'
import { makeAhead, makeDocument, makePacket } from './make-files.ts'
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
interface RecordedFile {
  ids: readonly DocumentId[]
  way: 'download' | 'packet'
  whole: boolean
}

/** A file that is made, what to say about it, and what it leaves blank. */
interface GeneratedFile extends RecordedFile {
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

async function oneDocument(trust: TrustRecord, id: DocumentId, options?: DocumentOptions): Promise<GeneratedFile> {
  const name = documentNames[id]
  const { blanks, ...file } = await makeDocument(trust, name, options)
  const noted = { ids: [id], way: 'download', whole: options?.fullSsn === true } as const
  return { ...file, ...noted, toast: downloaded(name), blanks: blanks.length > 0 ? [{ name, blanks }] : [] }
}

async function allReady(trust: TrustRecord, options: PacketOptions): Promise<GeneratedFile> {
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
  /** The page says which documents to sign again: it does not ask before one that is signed is made again. */
  makesNewOnes?: boolean
  children: ReactNode
}

/** One page's downloads: one busy flag, the toasts of T 8, and the list of what was left blank. */
export function DownloadsProvider({ trust, noun = 'document', makesNewOnes = false, children }: ProviderProps) {
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
      make: (answered: TrustRecord) => Promise<GeneratedFile>,
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
        const dialogSaysIt = made.blanks.length > 0 && made.way === 'packet'
        if (!dialogSaysIt) showToast(made.toast)
        if (made.blanks.length > 0)
          setBlanks({ text: dialogSaysIt ? made.toast.description : '', documents: made.blanks })
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
    const may = (ids: readonly DocumentId[]) => trust === null || makesNewOnes || mayMake(trust, ids, 'download')
    return {
      trust,
      busy,
      download: async (id, options) => {
        const answer = may([id])
        if (answer !== true && !(await answer)) return
        await run(id, (answered) => oneDocument(answered, id, options), JSON.stringify([id, options]))
      },
      downloadReady: async (options = {}) => {
        const ready = trust ? readyDocuments(trust) : []
        const answer = may(ready)
        if (answer !== true && !(await answer)) return
        await run('packet', (answered) => allReady(answered, options))
      },
    }
  }, [trust, busy, noun, makesNewOnes])

  return (
    <Context value={downloads}>
      {children}
      <BlanksDialog found={blanks} trust={trust} onClose={() => setBlanks(null)} />
    </Context>
  )
}

const KEPT_BY_THE_PRODUCT = ['uid', 'createdAt', 'lastUpdated', 'completedAt', 'currentStep', 'einEntityType']

function isAnswer(value: unknown): boolean {
  // A yes or no is a mark of the product, or goes with a name that was typed.
  if (value === null || value === undefined || typeof value === 'boolean') return false
  if (typeof value === 'object') return Object.values(value).some(isAnswer)
  return String(value).trim() !== ''
}

/** Whether anything at all has been answered: flags and times alone make no document. */
export function holdsAnswers(trust: TrustRecord): boolean {
  return Object.entries(trust).some(([field, value]) => !KEPT_BY_THE_PRODUCT.includes(field) && isAnswer(value))
}

/** The toasts of downloads (specification T 8). */
const NO_TRUST_DATA: ToastText = {
  title: 'No Trust Data',
  description: 'No trust data available to generate document.',
  destructive: true,
}

const downloaded = (name: DocumentName): ToastText => ({
  title: 'Document Downloaded',
  description: message('Your {document} document has been generated and downloaded successfully.', {
    document: message(name),
  }),
})

const failed = (noun: 'document' | 'trust document'): ToastText => ({
  title: 'Download Failed',
  description: message('There was a problem generating your {noun}. Please try again.', { noun: message(noun) }),
  destructive: true,
})

/** The packet's, in the manner of the others. */
const packetDownloaded = (count: number): ToastText => ({
  title: 'Documents Downloaded',
  description: message(
    '{count, plural, one {Your ready document has} other {Your # ready documents have}} been generated and downloaded successfully in one .zip file, with a cover index.',
    { count },
  ),
})

interface Blanks {
  /** What the toast would have said of the download: '' where it says so, as the specification wants it to for one document. */
  text: ToastText['description']
  /** At least one document, each with at least one blank. */
  documents: readonly DocumentBlanks[]
}

interface BlanksDialogProps {
  found: Blanks | null
  trust: TrustRecord | null
  onClose: () => void
}

const keyOf = ({ field, label, entryId }: Blank) => `${field} ${english(label)} ${entryId}`

/** Says, after a download, which answers the documents are still waiting for, each a way to its question. */
function BlanksDialog({ found, trust, onClose }: BlanksDialogProps) {
  const documents = found?.documents ?? []
  // One answer can be missing in several documents.
  const count = new Set(documents.flatMap(({ blanks }) => blanks.map(keyOf))).size
  const missing = plural(count, { one: '# answer', other: '# answers' })
  return (
    <Dialog open={found !== null} onClose={onClose} title={t`Downloaded, with ${missing} missing`}>
      {found && (
        <>
          <p>
            <Trans>
              {translate(found.text) ?? ''} There is a marked blank for each answer below. Answer these questions and
              download again before anyone signs.
            </Trans>
          </p>
          {documents.map(({ name, blanks }) => (
            <section key={name} aria-label={translate(name)}>
              {documents.length > 1 && <h3 className="mt-5 text-lg">{translate(name)}</h3>}
              <ul className={documents.length > 1 ? 'mt-1 space-y-1' : 'mt-4 space-y-2'}>
                {blanks.map((blank) => (
                  <li key={keyOf(blank)} dir="auto" className="wrap-anywhere">
                    <Question blank={blank} trust={trust} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <OptionalLines className="mt-4" />
          <Button variant="secondary" className="mt-6" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Question({ blank, trust }: { blank: Blank; trust: TrustRecord | null }) {
  const place = placeOf(blank, trust)
  if (!place) return setApart(translate(blank.label))
  return (
    <Link to={place.path} state={{ question: place.question }} className="link">
      {setApart(translate(blank.label))}
    </Link>
  )
}
