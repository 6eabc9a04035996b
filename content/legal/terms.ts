import { product } from '#domain/product.ts'
import type { LegalSection } from './section.ts'

/** The day on which the text below was last changed, as P 2.9 asks; a test holds it to the text. P 9 gives April 30, 2025, that of the text it describes. */
export const TERMS_UPDATED = 'November 27, 2026'

export const terms: readonly LegalSection[] = [
  {
    heading: 'Agreement to Terms',
    paragraphs: [
      `By creating an account or using ${product.name} you agree to these terms. If you do not agree, please do not use it.`,
    ],
  },
  {
    heading: 'Services',
    paragraphs: [
      `${product.name} asks you questions step by step, saves your answers, and uses them to write documents for a Wyoming dynasty trust: an irrevocable trust agreement and eight companion documents, as files that you download.`,
      'The documents reflect your answers. None takes effect before it is signed as the law requires, and the trust holds only property that is moved into it. Whether a document takes effect is a matter of law.',
    ],
  },
  {
    heading: 'Not Legal Advice',
    paragraphs: [
      `${product.name} is not a law firm and does not give legal, tax or financial advice. Explanations beside the questions state general facts; they are not advice about your situation.`,
      'Using this service does not create an attorney-client relationship. Have an attorney review every document before you sign it.',
    ],
  },
  {
    heading: 'User Representations',
    paragraphs: [
      'You confirm that you are not a minor where you live, that what you tell us about yourself is true, and that you may give us the details of the people you name in your trust.',
    ],
  },
  {
    heading: 'User Registration',
    paragraphs: [
      'You need an account to build a trust. You create it with an email address and a password, or with Google sign-in. Choose a password that you use nowhere else and keep it to yourself; anyone who has it can read and change your answers. You can delete your account in its settings at any time.',
    ],
  },
  {
    heading: 'Fees and Payment',
    paragraphs: [
      'The packages and their prices, in US dollars, are on the services page. Accepted forms of payment are Visa, Mastercard, American Express, Discover and PayPal. All purchases are non-refundable.',
      'If the checkout leads to the page of Stripe, our payment processor, you pay there and no card data reaches us. If it does not, no card is charged and no card number leaves your browser. The record of a purchase contains the package, its price, the time and the form of payment.',
    ],
  },
  {
    heading: 'Cancellation',
    paragraphs: [
      'A subscription can be canceled from your account at any time. The cancellation takes effect at the end of the term that is already paid.',
      'The packages offered now are one-time purchases, not subscriptions: they do not renew, and you owe nothing later.',
    ],
  },
  {
    heading: 'Prohibited Activities',
    paragraphs: [
      'Do not use the service to defraud creditors or anyone else, to enter details of people who have not consented where the law requires their consent, to read or change the data of other users, or to disrupt its operation.',
    ],
  },
  {
    heading: 'Disclaimer',
    paragraphs: [
      'The service is provided “as is.” We work to keep it correct and available, but we do not promise that a document will have a particular legal or tax effect, that a court, bank or authority will accept it, or that it fits your situation.',
    ],
  },
  {
    heading: 'Limitation of Liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect or consequential losses arising from the use of the service or of documents made with it. Nothing here limits a liability that the law does not let us limit.',
    ],
  },
  {
    heading: 'Governing Law',
    paragraphs: [
      'The law of the State of Wyoming governs these terms. The courts of Wyoming have exclusive jurisdiction over disputes about them.',
    ],
  },
  {
    heading: 'Changes to Terms',
    paragraphs: [
      'We may change these terms. The date at the top of this page shows when they were last changed; by using the service after that date, you agree to the changed terms.',
    ],
  },
  {
    heading: 'Contact Information',
    paragraphs: [`Send questions about these terms to ${product.supportEmail}.`],
  },
]
