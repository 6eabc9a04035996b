import { product } from '#domain/product.ts'
import type { LegalSection } from './section.ts'

/** The day on which the text below was last changed; a test holds it to the text. */
export const PRIVACY_UPDATED = 'November 24, 2026'

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
      '“The service” is this installation of the program. “Personal data” is anything that tells about a living person. “Your answers” are what you enter in the Trust Builder. “We” are the operators of this installation.',
    ],
  },
  {
    heading: 'Information We Collect',
    paragraphs: [
      'Personal data: your name and e-mail address, the language you chose, and your answers. Your answers can hold names, addresses, family relationships, property, wishes about health care and social security numbers, of you and of the people you name.',
      'To let you in: your password as a one-way hash from which it cannot be read back or, if you use Google sign-in, the number by which Google knows your account, with the name and e-mail address that Google confirms. We do not get your Google password. For an hour after you ask for a new password, also a one-way hash of the link that was mailed to you, and for a day that of the link that confirms your address. If you turn on two-factor authentication, the key of your authenticator app, encrypted, and one-way hashes of your recovery codes.',
      'About payment: which package you chose, its price, when, and that it was by card. If you save a card in your account settings, its last four digits, the name on it and its expiry date. Full card numbers and security codes never leave your browser.',
      "Usage data: when your account was made, when you last logged in or opened the service while logged in, how often your trust was changed and when, and for each time you log in the network address and browser; for a year, when somebody logged in to your account, tried to, or reset its password, with the network they came from, but not their whole address. This protects your account. The server's log notes which address of the site was asked for, when, and whether it worked; it has no names, answers or network addresses in it. The service contains no advertising and no analytics of third parties, and its pages load nothing from other companies. An address typed into a newsletter form is not sent or stored.",
    ],
  },
  {
    heading: 'Use of Data',
    paragraphs: [
      'We use your data to keep your answers, to show them to you on each of your devices, to write your documents, to send the e-mail with which you confirm your address, choose a new password or learn of a change of your two-factor authentication, and to protect your account. The documents are put together in your browser. Nothing is sold or rented, and nothing is used for advertising.',
    ],
  },
  {
    heading: 'Retention',
    paragraphs: [
      'Your data is kept as long as you have an account. Each change to your answers is kept with its time, so that an earlier answer stays stored after you change it. Your browser keeps a copy of your answers, with what has not been saved or sent yet, until you log out.',
      'When you delete your account, everything that belongs to it is deleted from the database at once: your profile, your answers with their earlier versions, your health care directive, your card details, your purchases, your sessions and the record of log-ins. The browser in which you do so forgets its copy.',
      'Four things are not reached by that. A copy in another browser that you did not log out of stays there until you clear its storage. Mail that was sent to you stays in your mailbox; where no mail server is set, it is written to a file on the server, which stays until the operator deletes it. Backups made before still hold your data until they are themselves deleted. What was deleted can remain on the disk of the server, where the service no longer finds it, until it is written over. How long files and backups are kept is for the operator of this installation to say.',
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
      'We give your data to no one, except where the law or a court obliges us to, or where it is needed to defend against an attack on the service. If you use Google sign-in, Google learns that you log in here. The mail server that delivers our e-mail sees your address.',
      'Where this installation offers review links, you can let somebody read your answers and documents without an account: whoever has a link that you made reads them until it runs out or you end it, and sees the last four digits of social security numbers. Of such readers we keep, for you, the comments with the name they typed and, for a year, when and from which network a link was opened, but not the whole address.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'A social security number that is typed where it is asked for is encrypted with a key that is not in the database, and is shown masked once it is typed. One that is typed into another answer, such as an address or a note, is kept as that answer is. Passwords are stored as hashes. Your other answers are stored without that encryption, so that the operator of this installation could read them. No method is perfectly safe, and we do not promise that this one is.',
    ],
  },
  {
    heading: 'Your Rights',
    paragraphs: [
      'While you are logged in you can read and change your answers at any time. In your account settings you can change your name and the card details that are shown there, download your profile, your answers with their earlier versions, your health care directive, your card details, your purchases and your sessions as one file, download all your documents that are ready, and delete your account with everything in it. With a password that you have forgotten you can have a link for a new one mailed to you.',
      `For anything else about your data, such as a changed e-mail address, write to ${product.privacyEmail}.`,
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      "The service sets only the cookies that logging in needs. “kinstead.session_token” keeps you logged in, for 30 days at most after your last visit. “kinstead.google” is set when Google sign-in begins and ties Google's answer to your browser; it lasts ten minutes. “kinstead.code-wanted” is set while a login waits for the code of your two-factor authentication; it lasts ten minutes too. Where the site is served over https, their names begin with “__Host-”. There are no tracking cookies.",
      "It also uses your browser's own storage: for the language you chose, for a copy of your answers, for what you typed and have not saved, for changes that have not been sent yet and, until you close the tab, for the package you chose, for where you were going when you were asked to log in or to make an account, for how long a login waits for a code, and for the link with which you choose a new password or confirm your address. Social security numbers, typed where they are asked for, are kept there only encrypted.",
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
