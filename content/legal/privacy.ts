import { product } from '#domain/product.ts'
import type { LegalSection } from './section.ts'

export const privacy: readonly LegalSection[] = [
  {
    heading: 'Introduction',
    paragraphs: [
      `This page says which data ${product.name} keeps about you and the people in your trust, where, why, and what you can do about it.`,
    ],
  },
  {
    heading: 'Definitions',
    paragraphs: [
      "'The service' is this installation of the program. 'Personal data' is anything that tells about a living person. 'Your answers' are what you enter in the Trust Builder. 'We' are the operators of this installation.",
    ],
  },
  {
    heading: 'Information We Collect',
    paragraphs: [
      'Personal data: your name and e-mail address, your password as a one-way hash from which it cannot be read back, and your answers. Your answers can hold names, addresses, family relationships, property and social security numbers.',
      'When you choose a package at checkout: which one, its price, and when. The card details that you type there are checked in your browser, are not sent to the server and are not kept.',
      'Usage data: when your account was made, when you last logged in, how often your trust was changed and when, and for each session its network address and browser, which protect your account. The service contains no advertising and no analytics of third parties.',
    ],
  },
  {
    heading: 'Use of Data',
    paragraphs: [
      'We use your data to keep your answers, to show them to you on each of your devices, to write your documents, and to protect your account. The documents are put together in your browser. Nothing is sold or rented, and nothing is used for advertising.',
    ],
  },
  {
    heading: 'Retention',
    paragraphs: [
      'Your data is kept as long as you have an account. Each change to your answers is kept with its time, so that an earlier answer stays stored after you change it. Your browser keeps a copy of your answers, with changes that have not been sent yet, until you log out.',
    ],
  },
  {
    heading: 'Transfer',
    paragraphs: [
      'Your data is stored on the server on which this installation runs. If you use the service from another country, your data is thereby transferred to the United States or wherever that server stands.',
    ],
  },
  {
    heading: 'Disclosure',
    paragraphs: [
      'We give your data to no one, except where the law or a court obliges us to, or where it is needed to defend against an attack on the service.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'Social security numbers are encrypted in the database with a key that is kept apart from it, and are shown masked. Passwords are stored as hashes. No method is perfectly safe, and we do not promise that this one is.',
    ],
  },
  {
    heading: 'Your Rights',
    paragraphs: [
      `You can read and change your answers at any time while you are logged in. To have your data corrected, handed over or deleted, write to ${product.privacyEmail}.`,
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      "The service sets one kind of cookie: the one that keeps you logged in. It also uses your browser's own storage for a copy of your answers, for changes that have not been sent yet, for the package you chose, and for where you were going when you were asked to log in. Social security numbers are kept there only encrypted. There are no tracking cookies.",
    ],
  },
  {
    heading: 'Changes',
    paragraphs: ['When this page changes, the date at its top changes with it.'],
  },
  {
    heading: 'Contact Us',
    paragraphs: [`Questions about your data reach us at ${product.privacyEmail}.`],
  },
]
