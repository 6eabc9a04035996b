import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { localDate } from '#domain/formats/calendar-date.ts'
import { SIGNED_FILES } from '#domain/formats/file-type.ts'
import type { Message } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'
import { contentOf, namesOf, type StoredFiles, wordsOf } from './stored-files.ts'

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
      const { zipFiles } = await import('#documents/packet/zip.ts')
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
