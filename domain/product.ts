import { message } from './message.ts'

const name = 'Kinstead'

/** The product's name and the operator's addresses, as pages, toasts and documents print them. */
export const product = {
  name,
  strapline: 'Wyoming dynasty trusts',
  supportEmail: 'support@kinstead.example',
  senderEmail: 'no-reply@kinstead.example',
  privacyEmail: 'privacy@kinstead.example',
  notALawFirm: message(
    '{name} is not a law firm, gives no legal advice and creates no attorney-client relationship. Please have your documents read by an attorney before you sign.',
    { name },
  ),
} as const
