import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { SignedDocument } from '#api/documents.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { SIGNED_FILES, safeFileName } from '#domain/formats/file-type.ts'
import { type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Progress } from '#web/components/progress.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { locale, translate } from '#web/i18n/i18n.ts'
import { useStore } from '#web/store.ts'
import {
  cancelUpload,
  canRetry,
  contentOf,
  namesOf,
  retryUpload,
  type StoredFiles,
  startUpload,
  type Upload,
  uploads,
  wordsOf,
} from './stored-files.ts'

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif'

interface SignedFilesProps {
  uid: string
  document: DocumentId
  stored: StoredFiles
}

/** The scans and photographs of one signed document, and the way to add one. */
export function SignedFiles({ uid, document, stored }: SignedFilesProps) {
  const id = useId()
  const name = translate(documentNames[document])
  const own = useStore(uploads).filter((upload) => upload.uid === uid && upload.document === document)
  const files = stored.files?.filter((file) => file.document === document) ?? []
  useWarning(own.some(({ error }) => error === undefined))
  return (
    <div className="mt-3 print:hidden">
      {files.length > 0 && (
        <ul aria-label={t`Stored files: ${name}`} className="divide-y divide-hairline border-y border-hairline">
          {files.map((file) => (
            <StoredFile key={file.id} file={file} onRemoved={stored.read} />
          ))}
        </ul>
      )}
      {own.map((upload) => (
        <Sending key={upload.id} upload={upload} />
      ))}
      <label
        htmlFor={id}
        className="mt-2 inline-flex min-h-11 cursor-pointer items-center rounded-md border border-edge px-3.5 text-base font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-spruce hover:bg-sage"
      >
        <Trans>
          Add a scan or photo<span className="sr-only"> of {name}</span>
        </Trans>
        <input
          id={id}
          type="file"
          accept={ACCEPT}
          multiple
          className="sr-only"
          // The same file may be chosen again.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => {
            for (const file of currentTarget.files ?? []) void startUpload(uid, document, file)
          }}
        />
      </label>
    </div>
  )
}

/** While a file is on its way, the browser asks before the page is closed. */
function useWarning(sending: boolean) {
  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [sending])
}

function Sending({ upload }: { upload: Upload }) {
  const { name, percent, waiting, error } = upload
  return (
    <div className="mt-2">
      {error === undefined ? (
        <Progress
          value={percent}
          label={waiting ? t`${name}: waiting for the connection` : t`${name}: sending`}
          detail={`${percent}%`}
        />
      ) : (
        <p role="alert" className="font-semibold text-clay wrap-anywhere">
          <bdi>{name}</bdi>: {translate(error)}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-3">
        {error !== undefined && canRetry(upload) && (
          <Button variant="secondary" size="small" onClick={() => retryUpload(upload)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={error === undefined ? t`Cancel ${name}` : t`Dismiss ${name}`}
          onClick={() => cancelUpload(upload)}
        >
          {error === undefined ? t`Cancel` : t`Dismiss`}
        </Button>
      </p>
    </div>
  )
}

const inMegabytes = (bytes: number) =>
  (bytes / 1_048_576).toLocaleString(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 })

function StoredFile({ file, onRemoved }: { file: SignedDocument; onRemoved: () => Promise<void> }) {
  const { id, name, mediaType, size } = file
  const [percent, setPercent] = useState<number>()
  const [removing, setRemoving] = useState(false)
  const [failure, setFailure] = useState<Message | string>()

  async function download() {
    setFailure(undefined)
    try {
      saveFile(safeFileName(name, mediaType), await contentOf(file, setPercent))
    } catch (error) {
      setFailure(wordsOf(error))
    }
    setPercent(undefined)
  }

  async function remove() {
    const confirmed = await askToConfirm({
      title: 'Remove this file?',
      body: message('{name} will be removed from your account for good. This cannot be undone.', { name }),
      yes: 'Remove the file',
      no: 'Keep it',
      destructive: true,
    })
    if (!confirmed) return
    setRemoving(true)
    setFailure(undefined)
    try {
      await call('POST /api/signed-documents/remove', { id })
      await onRemoved()
    } catch (error) {
      setFailure(wordsOf(error))
    }
    setRemoving(false)
  }

  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <span className="text-base text-ink-soft tabular-nums">{t`${inMegabytes(size)} MB`}</span>
        </p>
        <p className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            className="min-h-11"
            busy={percent !== undefined}
            aria-label={t`Download ${name}`}
            onClick={() => void download()}
          >
            {percent === undefined ? t`Download` : `${percent}%`}
          </Button>
          <Button
            variant="quiet"
            size="small"
            className="min-h-11"
            busy={removing}
            aria-label={t`Remove ${name}`}
            onClick={() => void remove()}
          >
            <Trans>Remove</Trans>
          </Button>
        </p>
      </div>
      {failure && (
        <p role="alert" className="mt-1 font-semibold text-clay">
          {translate(failure)}
        </p>
      )}
    </li>
  )
}

/** What becomes of the stored files, and all of them as one .zip. */
export function AllFiles({ stored }: { stored: StoredFiles }) {
  const { files, error, read } = stored
  const { reviewLinks } = useInstallation()
  const [done, setDone] = useState<number>()
  const [failure, setFailure] = useState<Message | string>()
  const count = files?.length ?? 0
  const [most, megabytes, each] = [SIGNED_FILES.most, SIGNED_FILES.allBytes / 1_048_576, SIGNED_FILES.bytes / 1_048_576]

  async function downloadAll() {
    if (!files) return
    setFailure(undefined)
    try {
      const { zipFiles } = await import('#documents/zip.ts')
      const names = namesOf(files)
      const contents: Record<string, Uint8Array> = {}
      for (const [at, file] of files.entries()) {
        setDone(at)
        contents[names.get(file.id) ?? file.id] = await contentOf(file, () => undefined)
      }
      saveFile('signed-documents.zip', zipFiles(contents, localDate(new Date())))
    } catch (problem) {
      setFailure(wordsOf(problem))
    }
    setDone(undefined)
  }

  return (
    <section aria-labelledby="files" className="mt-8 print:hidden">
      <h2 id="files" className="mb-2 text-2xl">
        <Trans>Stored Files</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Add a scan or photo of each signed document. It is stored, encrypted, with your trust. A file can be a PDF,
          JPEG, PNG or HEIC of up to {each} MB; there is room for {most} files, {megabytes} MB in all. A scan does not
          replace the signed original.
        </Trans>
        {reviewLinks && (
          <>
            {' '}
            <Trans>Readers of a review link do not see these files.</Trans>
          </>
        )}
      </p>
      <p role="status" className="mt-2 text-base text-ink-soft">
        {files &&
          (count > 0
            ? plural(count, { one: '# file is stored.', other: '# files are stored.' })
            : t`No file is stored yet.`)}
      </p>
      {error && (
        <p className="mt-1 text-base">
          {translate(error)}{' '}
          <Button variant="quiet" size="small" onClick={() => void read()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {count > 0 && (
        <Button variant="secondary" className="mt-2" busy={done !== undefined} onClick={() => void downloadAll()}>
          {done === undefined ? t`Download all files (.zip)` : t`File ${done + 1} of ${count}`}
        </Button>
      )}
      {failure && (
        <p role="alert" className="mt-1 font-semibold text-clay">
          {translate(failure)}
        </p>
      )}
    </section>
  )
}
