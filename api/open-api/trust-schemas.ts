import type * as z from 'zod/mini'
import { detailSteps } from '#domain/trust/details/all.ts'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import {
  Acknowledgement,
  Asset,
  Beneficiary,
  BusinessDetails,
  CertificateData,
  Funding,
  RealEstateDetails,
  Trustee,
} from '#domain/trust/entries.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'
import type { Question } from '#domain/trust/steps/step.ts'
import { type FieldNote, INSTANT, type NamedSchema } from '../operation.ts'

type Notes = Record<string, string | FieldNote>

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

/** What the questions and the notes by hand say of the fields of a schema. A note by hand adds to a question, or replaces it. */
function merged(schema: z.ZodMiniType, questions: Notes, byHand: Notes): Notes {
  const { shape = {} } = schema as Partial<z.ZodMiniObject>
  const inFull = (note: string | FieldNote = {}): FieldNote => (typeof note === 'string' ? { description: note } : note)
  const names = [...Object.keys(questions).filter((name) => name in shape), ...Object.keys(byHand)]
  return Object.fromEntries(names.map((name) => [name, { ...inFull(questions[name]), ...inFull(byHand[name]) }]))
}

/** The schemas of the domain. Apart from the resources, since the questions would come into every page with them. */
export const trustSchemas: Record<string, NamedSchema> = {
  TrustRecord: {
    schema: TrustRecord,
    description: 'One person’s whole trust: every answer, nothing derived. A question not answered is absent.',
    fields: merged(TrustRecord, everyStep, {
      ...answerNotes,
      uid: 'The owner’s account.',
      createdAt: INSTANT,
      lastUpdated: INSTANT,
    }),
  },
  TrustPatch: {
    schema: TrustPatch,
    description: 'A change to a trust: a field set, or cleared with null; lists changed entry by entry.',
    fields: merged(TrustPatch, everyStep, { ...answerNotes, ...listNotes }),
  },
  HealthCareDirective: {
    schema: HealthCareDirective,
    description: 'The directive’s answers, or the mark that it was skipped.',
  },
  Beneficiary: {
    schema: Beneficiary,
    description: 'A person or a charity that the trust is for.',
    fields: merged(
      Beneficiary,
      { ...details('charity-info'), ...details('beneficiary-age'), ...asked(beneficiaryForm.questions) },
      {
        id: ID,
        isPrimary: '`false` for a contingent beneficiary; absent means primary.',
        einUnknown: 'The owner has no EIN for this charity yet.',
      },
    ),
  },
  Asset: {
    schema: Asset,
    description: 'Property that is to go into the trust.',
    fields: merged(Asset, asked(assetForm.questions), { id: ID }),
  },
  RealEstateDetails: {
    schema: RealEstateDetails,
    description: 'What a deed into the trust needs to say.',
    fields: merged(RealEstateDetails, details('real-estate-info'), { unknown: 'The owner does not have these yet.' }),
  },
  BusinessDetails: {
    schema: BusinessDetails,
    description: 'What the transfer of a business interest needs to say.',
    fields: merged(BusinessDetails, details('business-info'), { unknown: 'The owner does not have these yet.' }),
  },
  Funding: {
    schema: Funding,
    description: 'How far an asset has been moved into the trust.',
    fields: { date: day('The day it was done, or the day it is planned for.'), note: 'Anything to remember.' },
  },
  Trustee: {
    schema: Trustee,
    description: 'A trustee named in the Certificate of Trust.',
    fields: { id: ID },
  },
  Acknowledgement: {
    schema: Acknowledgement,
    description: 'A statement that was put to the owner, and whether it was ticked.',
    fields: { id: ID },
  },
  CertificateData: {
    schema: CertificateData,
    description: 'The answers of the Certificate of Trust.',
    fields: merged(CertificateData, asked(steps[3]?.questions ?? []), {
      signatureDate: day('The day on which step 4 was finished.'),
    }),
  },
}
