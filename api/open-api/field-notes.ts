import { detailSteps } from '#domain/trust/details/all.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'
import type { Question } from '#domain/trust/steps/step.ts'

interface FieldNote {
  description?: string
  format?: string
}
type Notes = Record<string, string | FieldNote>

const INSTANT: FieldNote = { format: 'date-time' }
const day = (description: string): FieldNote => ({ description, format: 'date' })

const sameWords = (name: string, label: string) => name.toLowerCase() === label.toLowerCase().replaceAll(' ', '')

/** What is asked of a person needs no second description than what they read. Of two questions for one field the first counts. */
function asked(questions: readonly Question[], where = ''): Notes {
  const notes = questions.map(({ name, label, hint, kind }): [string, FieldNote] => [
    name,
    {
      // A name that is the label tells as much.
      ...((hint || where || !sameWords(name, label)) && {
        description: `${where}${label}${/[.?]$/.test(label) ? '' : '.'}${hint ? ` ${hint}` : ''}`,
      }),
      ...(kind === 'date' && { format: 'date' }),
    },
  ])
  return Object.fromEntries(notes.toReversed())
}

const everyStep: Notes = Object.assign(
  {},
  ...steps.toReversed().map(({ number, questions }) => asked(questions, `Step ${number}: `)),
)
const details = (page: string) => asked(detailSteps.find((step) => step.page === page)?.questions ?? [])

const fromQuestions: Record<string, Notes> = {
  TrustRecord: everyStep,
  TrustPatch: everyStep,
  CertificateData: asked(steps[3]?.questions ?? []),
  Beneficiary: {
    ...details('charity-info'),
    ...details('beneficiary-age'),
    ...asked(beneficiaryForm.questions),
  },
  Asset: asked(assetForm.questions),
  RealEstateDetails: details('real-estate-info'),
  BusinessDetails: details('business-info'),
}

const answerNotes: Notes = {
  currentStep: 'The step to go on with, 1 to 13.',
  completed: 'The questions have been gone through.',
  isComplete: 'The trust was marked as complete.',
  completedAt: { description: 'When it was marked as complete.', ...INSTANT },
  grantorSsn: 'Four to nine digits. Encrypted where it is stored.',
  einResponsiblePartySSN: 'Encrypted where it is stored.',
  distributionRules: 'The wording that was chosen, as it was saved.',
  terminationEvent: 'When the trust ends.',
  afterbornChildren: 'Whether children of the grantor born or adopted later share; absent, they do.',
  backupTrusteeName: 'The successor trustee.',
  einEntityType: 'Always `Trust`.',
  healthCareDirectiveSkipped: 'The optional step was passed by.',
}

const listNotes: Notes = {
  beneficiaries:
    'Entries to put, with those of their fields that change, and ids to remove. The fields are those of `Beneficiary`.',
  assets: 'Likewise, with the fields of `Asset`.',
  trustees: 'Likewise, with the fields of `Trustee`.',
  acknowledgements: 'Likewise, with the fields of `Acknowledgement`.',
}

const ID = '1 to 64 letters, digits, dashes or underscores, made by whoever adds the entry.'

const byHand: Record<string, Notes> = {
  SessionUser: {
    uid: 'The account’s own name for programs.',
    emailVerified: 'The owner has shown that the address is theirs, or this installation does not ask for it.',
    hasPaid: 'A package was bought.',
    packageType: 'Which package.',
    language: 'Of the pages and of mails: null for who has never chosen one.',
  },
  Installation: {
    paymentCheck: 'Whether the builder asks for a paid account.',
    google: 'Whether sign-in through Google is set up; absent, it is not.',
    twoFactor: 'Whether a second factor and the list of devices are offered; absent, they are not.',
    reviewLinks: 'Whether owners can make links for readers; absent, they cannot.',
  },
  TrustState: { version: 'How often the trust has been changed; 0 when there is none.' },
  Written: { version: 'The version that the change made.', lastUpdated: INSTANT },
  TrustRecord: { ...answerNotes, uid: 'The owner’s account.', createdAt: INSTANT, lastUpdated: INSTANT },
  TrustPatch: { ...answerNotes, ...listNotes },
  CertificateData: { signatureDate: day('The day on which step 4 was finished.') },
  Beneficiary: {
    id: ID,
    isPrimary: '`false` for a contingent beneficiary; absent means primary.',
    einUnknown: 'The owner has no EIN for this charity yet.',
  },
  Asset: { id: ID },
  RealEstateDetails: { unknown: 'The owner does not have these yet.' },
  BusinessDetails: { unknown: 'The owner does not have these yet.' },
  Funding: { date: day('The day it was done, or the day it is planned for.'), note: 'Anything to remember.' },
  Trustee: { id: ID },
  Acknowledgement: { id: ID },
  PatchEvent: {
    version: 'The version that the change made.',
    lastUpdated: INSTANT,
    patchId: 'The Idempotency-Key of the request that made it, by which its sender knows its own change.',
  },
  Profile: {
    createdAt: INSTANT,
    lastLogin: INSTANT,
    updatedAt: INSTANT,
    trustProgress: 'How far the trust is, in per cent.',
    packageType: 'Which package was bought.',
    language: 'Of the pages and of mails: null for who has never chosen one.',
  },
  Billing: {
    cardLast4: 'The last four digits of the card’s number.',
    cardMasked: 'Such as `•••• •••• •••• 4242`, made by the server.',
    expiryDate: 'MM/YY.',
    updatedAt: INSTANT,
  },
  RequestPasswordResetRequest: { language: 'Of the page on which it is asked for.' },
  ChangeBillingRequest: { expiryDate: 'MM/YY, not in the past.' },
  Purchase: { id: '`{userId}_{milliseconds}`.', amount: 'Whole US dollars.', purchaseDate: INSTANT },
  Account: { hasPassword: 'False for an account that signs in only through another provider.' },
  AccountEvent: {
    at: INSTANT,
    network: 'The caller’s network address without its last part.',
    about: 'A link’s id.',
  },
  ReviewLink: {
    createdAt: INSTANT,
    expiresAt: INSTANT,
    revokedAt: INSTANT,
    lastOpenedAt: INSTANT,
  },
  ReviewComment: { at: INSTANT },
  Review: {
    expiresAt: INSTANT,
  },
  OwnData: {
    format: 'How this is laid out.',
    exportedAt: INSTANT,
    changes: 'Every change that led to the trust, oldest first.',
    purchases: 'Oldest first.',
    logins: 'How the owner can sign in.',
    sessions: 'Where the owner is signed in.',
    accountEvents: 'What happened to the account, oldest first: the newest thousand of the last year.',
  },
  SignInAnswer: { codeWanted: 'Nobody is signed in yet: finish with a code of the second factor.' },
  SecondFactor: { since: { description: 'Null while it is off.', ...INSTANT } },
  Device: {
    id: 'Names the device here, and is no part of its session.',
    browser: 'In words, empty when it does not say.',
    system: 'In words, empty when it does not say.',
    address: 'Its network address at sign-in.',
    signedInAt: INSTANT,
    lastUsedAt: { description: 'To the day.', ...INSTANT },
    current: 'The one that asks.',
  },
  SignUpRequest: { password: '8 to 128 characters.' },
  ResetPasswordRequest: { password: '8 to 128 characters.' },
}

const inFull = (note: string | FieldNote = {}): FieldNote => (typeof note === 'string' ? { description: note } : note)

/** What is said of a field of a named schema; nothing where its name says it. */
export function noteOf(schema: string, field: string): FieldNote {
  return { ...inFull(fromQuestions[schema]?.[field]), ...inFull(byHand[schema]?.[field]) }
}

/** Every field that has a note of its own, as schema and field. */
export const notedFields = Object.entries(byHand).flatMap(([schema, notes]) =>
  Object.keys(notes).map((field) => [schema, field] as const),
)
