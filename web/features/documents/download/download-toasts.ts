import { message } from '#domain/message.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { ToastText } from '#web/app/toast-store.ts'

/** The toasts of downloads (specification T 8). */
export const NO_TRUST_DATA: ToastText = {
  title: 'No Trust Data',
  description: 'No trust data available to generate document.',
  destructive: true,
}

export const downloaded = (name: DocumentName): ToastText => ({
  title: 'Document Downloaded',
  description: message('Your {document} document has been generated and downloaded successfully.', {
    document: message(name),
  }),
})

export const failed = (noun: 'document' | 'trust document'): ToastText => ({
  title: 'Download Failed',
  description: message('There was a problem generating your {noun}. Please try again.', { noun: message(noun) }),
  destructive: true,
})

/** The packet's, in the manner of the others. */
export const packetDownloaded = (count: number): ToastText => ({
  title: 'Documents Downloaded',
  description: message(
    '{count, plural, one {Your ready document has} other {Your # ready documents have}} been generated and downloaded successfully in one .zip file, with a cover index.',
    { count },
  ),
})
