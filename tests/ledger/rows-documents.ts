import { failure, text, toast } from './row.ts'

/** The list of documents and their downloads (T 1, 4.4, 8). */
export const documentRows = [
  text('document.trust-agreement', 'T 1', 'Irrevocable Trust Agreement'),
  text('document.certificate', 'T 1', 'Certificate of Trust'),
  text('document.trustee-appointment', 'T 1', 'Trustee Appointment and Acceptance'),
  text('document.schedule-a', 'T 1', 'Schedule A - Beneficiary Schedule'),
  text('document.assignment', 'T 1', 'Assignment of Assets'),
  text('document.will', 'T 1', 'Pour-Over Will'),
  text('document.power', 'T 1', 'Durable Power of Attorney'),
  text('document.directive', 'T 1', 'Health Care Directive'),
  text('document.ein', 'T 1', 'EIN Application Instructions'),
  toast(
    'download.done',
    'T 8',
    'Document Downloaded',
    'Your {type} document has been generated and downloaded successfully.',
  ),
  failure(
    'download.failed',
    'T 8: dashboard',
    'Download Failed',
    'There was a problem generating your document. Please try again.',
  ),
  failure(
    'download.failed-in-summary',
    'T 8: summary',
    'Download Failed',
    'There was a problem generating your trust document. Please try again.',
  ),
  failure('download.no-data', 'T 8', 'No Trust Data', 'No trust data available to generate document.'),
] as const
