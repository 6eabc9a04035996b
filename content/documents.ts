import type { DocumentId, documentNames } from '#domain/trust/documents.ts'

/**
 * The nine documents in the order of signing, for public pages: each name, and what the document is for, in a sentence for a
 * reader who has not seen one. The names are those of domain/trust/documents.ts, by their types alone: no public page loads
 * a module that every step shares.
 */
export const documents = {
  'trust-agreement': {
    name: 'Irrevocable Trust Agreement',
    purpose:
      'The trust itself: who gives, who serves as trustee, who benefits and when, and the rules for as long as the trust lasts.',
  },
  'schedule-a': {
    name: 'Schedule A - Beneficiary Schedule',
    purpose: 'The people and charities that benefit, with their shares and ages.',
  },
  'trustee-appointment': {
    name: 'Trustee Appointment and Acceptance',
    purpose: 'Confirms who is trustee, records whether the office is accepted or declined, and says who serves next.',
  },
  'certificate-of-trust': {
    name: 'Certificate of Trust',
    purpose:
      'Shows a bank or a title company that the trust exists and what the trustee may do, and keeps the family’s terms private.',
  },
  'assignment-of-assets': {
    name: 'Assignment of Assets',
    purpose:
      'Lists the property that goes to the trustee, and says what each kind still needs, such as a deed or a bank’s form.',
  },
  'pour-over-will': {
    name: 'Pour-Over Will',
    purpose:
      'Leaves to the trustee the property still outside the trust that passes by will, names an executor, and nominates a guardian for minor children.',
  },
  'power-of-attorney': {
    name: 'Durable Power of Attorney',
    purpose: 'Names an agent who may act in financial matters.',
  },
  'health-care-directive': {
    name: 'Health Care Directive',
    purpose: 'Names an agent for health care, and states wishes about treatment and organ donation.',
  },
  'ein-instructions': {
    name: 'EIN Application Instructions',
    purpose: 'A worksheet for the trust’s tax number: each line of the application, with the answer that goes there.',
  },
} as const satisfies { [Id in DocumentId]: { name: (typeof documentNames)[Id]; purpose: string } }

export const documentIds = Object.keys(documents) as readonly DocumentId[]

/** The page of a sample document. */
export const samplePath = (id: DocumentId) => `/samples/${id}`

/** The same sample as a Word file. */
export const sampleFile = (id: DocumentId) => `${samplePath(id)}.docx`
