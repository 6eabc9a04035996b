import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'

/** A numbered section of a legal page: a heading and its paragraphs, in order. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
}

export const NOT_A_LAW_FIRM = {
  title: 'We are not a law firm',
  text: message(
    '{name} gives no legal advice, and using it creates no attorney-client relationship. The documents it writes are drafts made from your answers. Before you sign, have them read by an attorney licensed in Wyoming and, if you live in another state, by one licensed there.',
    { name: product.name },
  ),
} as const

/** The day on which the text below was last changed, as P 2.9 asks; a test holds it to the text. P 9 gives April 30, 2025, that of the text it describes. */
export const TERMS_UPDATED = 'November 29, 2026'

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
      'The documents reflect your answers. A document that must be signed has no effect before it is signed as the law requires, and the trust holds only property that is moved into it. Whether a signed document has the effect you want depends on the law and on your circumstances.',
    ],
  },
  {
    heading: 'Not Legal Advice',
    paragraphs: [
      `${product.name} is not a law firm and does not give legal, tax or financial advice. Explanations beside the questions state general facts; they are not advice about your situation.`,
      'Using this service does not create an attorney-client relationship with us. The attorney in an Elite video session acts independently of us and agrees directly with you on any legal services. Have an attorney review every document before you sign it.',
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

/** The day on which the text below was last changed; a test holds it to the text. */
export const PRIVACY_UPDATED = 'November 28, 2026'

export const privacy: readonly LegalSection[] = [
  {
    heading: 'Introduction',
    paragraphs: [
      `This page says what data ${product.name} stores about you and the people in your trust, where, why, and what you can do about it.`,
    ],
  },
  {
    heading: 'Definitions',
    paragraphs: [
      '“The service” is this installation of the program. “Personal data” is any information about a living person. “Your answers” are what you enter in the Trust Builder. “We” are the operators of this installation.',
    ],
  },
  {
    heading: 'Information We Collect',
    paragraphs: [
      'Personal data: your name and email address, the language you chose, and your answers. Your answers can contain names, addresses, family relationships, property, wishes about health care and Social Security numbers, both yours and those of the people you name.',
      'For logging in: your password as a one-way hash from which it cannot be read back or, if you use Google sign-in, the number that identifies your account to Google, with the name and email address that Google confirms. We do not get your Google password. After you ask for a new password, we also keep, for an hour, a one-way hash of the link we mailed to you; and for a day, a hash of the link that confirms your address. If you turn on two-factor authentication, we keep the key of your authenticator app, encrypted, and one-way hashes of your recovery codes.',
      'About payment: which package you chose, its price, when you bought it, and that you paid by card. If you save a card in your account settings, we keep its last four digits, the name on it and its expiration date. Full card numbers and security codes that you type on our own pages never leave your browser. If you pay on the page of Stripe, our payment processor, you give your card details to Stripe and not to us; Stripe also gets your email address, and we keep its reference number for the payment, the amount and the address of the receipt.',
      "Usage data: when your account was created, when you last logged in or opened the service while logged in, how often your trust was changed and when, and, for each login, the network address and browser. To protect your account, we also store for a year each time somebody logged in to it, tried to, or reset its password, with the network they came from, but not their whole address. The server's log records which page was requested, when, and whether the request succeeded; it contains no names, answers or network addresses. The service contains no advertising and no third-party analytics, and its pages load nothing from other companies. An address typed into a newsletter form is not sent or stored.",
    ],
  },
  {
    heading: 'Use of Data',
    paragraphs: [
      'We use your data to save your answers, to show them to you on each of your devices, to write your documents, to send the email that lets you confirm your address, choose a new password or learn of a change to your two-factor authentication, and to protect your account. The documents are created in your browser. Nothing is sold or rented, and nothing is used for advertising.',
    ],
  },
  {
    heading: 'Retention',
    paragraphs: [
      'Your data is kept as long as you have an account. Each change to your answers is kept with the time it was made, so an earlier answer stays stored after you change it. Your browser keeps a copy of your answers, with what has not been saved or sent yet, until you log out.',
      'When you delete your account, everything that belongs to it is deleted from the database at once: your profile, your answers with their earlier versions, your health care directive, your card details, your purchases, your sessions and the record of log-ins. The browser you delete it from also erases its copy.',
      "Deletion does not reach four things. A copy in another browser that you did not log out of stays there until you clear its storage. Mail that was sent to you stays in your mailbox; where no mail server has been set up, it is written to a file on the server, which stays until the operator deletes it. Backups made earlier still hold your data until they are themselves deleted. Deleted data can remain on the server's disk, where the service can no longer find it, until it is overwritten. The operator of this installation decides how long files and backups are kept.",
    ],
  },
  {
    heading: 'Transfer',
    paragraphs: [
      'Your data is stored on the server on which this installation runs. If you use the service from another country, your data is transferred to the United States or wherever that server is located.',
    ],
  },
  {
    heading: 'Disclosure',
    paragraphs: [
      'We give your data to no one, except where the law or a court requires us to, or where it is needed to defend against an attack on the service. If you use Google sign-in, Google learns that you log in here. If you pay through Stripe, it gets what this page names under payment. The mail server that delivers our email sees your address.',
      'Where this installation offers review links, you can let somebody read your answers and documents without an account: anyone who has a link you made can read them until the link expires or you end it, and sees the last four digits of Social Security numbers. For each such reader we keep, for you, any comments with the name the reader typed, any details of their own that the reader proposes to you and, for a year, when and from which network a link was opened, but not the whole address.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'A Social Security number that you type where we ask for it is encrypted with a key that is not in the database, and is shown masked once you have typed it. One typed into another answer, such as an address or a note, is stored the same way as that answer. Passwords are stored as hashes. Your other answers are stored without that encryption, so the operator of this installation could read them. No method is perfectly safe, and we do not promise that this one is.',
    ],
  },
  {
    heading: 'Your Rights',
    paragraphs: [
      'While you are logged in you can read and change your answers at any time. In your account settings you can change your name and the card details that are shown there, download your profile, your answers with their earlier versions, your health care directive, your card details, your purchases and your sessions as one file, download all your documents that are ready, and delete your account with everything in it. If you forget your password, you can have a link for a new one mailed to you.',
      `For anything else about your data, such as a changed email address, write to ${product.privacyEmail}.`,
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      "The service sets only the cookies that logging in needs. “kinstead.session_token” keeps you logged in, for 30 days at most after your last visit. “kinstead.google” is set when Google sign-in begins and ties Google's answer to your browser; it lasts ten minutes. “kinstead.pending-sign-in” is set while a login waits for the code of your two-factor authentication; it lasts ten minutes too. Where the site is served over https, their names begin with “__Host-”. There are no tracking cookies.",
      "It also uses your browser's own storage: for the language you chose, for a copy of your answers, for what you typed and have not saved, for changes that have not been sent yet and, until you close the tab, for the package you chose, for where you were going when you were asked to log in or to create an account, for how long a login waits for a code, and for the link with which you choose a new password or confirm your address. Social Security numbers that you type where we ask for them are kept there only in encrypted form.",
    ],
  },
  {
    heading: 'Changes',
    paragraphs: ['When this page changes, the date at its top changes with it.'],
  },
  {
    heading: 'Contact Us',
    paragraphs: [`Send questions about your data to ${product.privacyEmail}.`],
  },
]
