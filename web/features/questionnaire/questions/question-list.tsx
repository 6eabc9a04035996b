import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Fragment, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { EARLIEST_DATE } from '#domain/formats/calendar-date.ts'
import type { OfficeField } from '#domain/trust/people/offices.ts'
import { shownQuestions, withoutHidden } from '#domain/trust/steps/answers.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Check, Field } from '#web/components/field.tsx'
import { focusField, questionIn } from '#web/components/link-targets.ts'
import { Waiting } from '#web/components/progress.tsx'
import { RadioGroup } from '#web/components/radio-group.tsx'
import { SsnField } from '#web/components/ssn-field.tsx'
import { useToday } from '#web/components/times.ts'
import { PersonField } from '#web/features/people/person-field.tsx'
import { useKnownAddresses } from '#web/features/people/use-suggestions.ts'
import { NumberNoteOf } from '#web/features/trust/number-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { AgeField } from './age-field.tsx'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'

// Fields of one step, or of what seldom happens, which the other steps do not load.
const StagesField = lazyWithRetry(() => import('./stages-field.tsx'), PartMissing)
const TrusteesField = lazyWithRetry(() => import('./trustees-field.tsx'), PartMissing)
const ChangedMeanwhile = lazyWithRetry(() => import('./changed-meanwhile.tsx'), PartMissing)

interface QuestionListProps {
  questions: readonly Question[]
  /** The name of the entry that they are about. */
  about?: string
  /** What is below the question of that name. */
  beside?: (name: string) => ReactNode
}

/** The questions that these answers call for: in order, a group of them collapsible, the folded ones last. */
export function QuestionList({ questions, about, beside }: QuestionListProps) {
  const blank = useBlankAskedFor()
  const answers = useWatch() as Answers
  const shown = shownQuestions({ questions }, answers)
  const meanwhile = useChangedMeanwhile(shown, answers)
  /** The question for the name of the person whose address this one asks for. */
  const personAt = ({ name }: Question) => shown.find(({ person }) => person?.address === name)?.name
  const put = (question: Question) => (
    <Fragment key={question.name}>
      <QuestionField
        question={withHintsOf(question, answers)}
        disabled={question.enabledIf ? !question.enabledIf(answers) : undefined}
        remark={question.remark?.(answers)}
        person={personAt(question)}
        blankOf={blank?.split('.')[0] === question.name ? (about ?? '') : undefined}
      />
      {meanwhile.has(question.name) && (
        <Suspense fallback={null}>
          <ChangedMeanwhile question={question} keepTyped={meanwhile.keepTyped} />
        </Suspense>
      )}
      {beside?.(question.name)}
    </Fragment>
  )
  const group = shown.find((question) => question.group)?.group
  const folded = shown.filter((question) => question.folded)
  // What was entered, or typed before, can be seen. Emptying it closes nothing.
  const [opened, open] = useState(false)
  if (!opened && folded.some(({ name, kind }) => kind !== 'select' && answers[name])) open(true)
  return (
    <>
      {shown.filter((question) => !question.folded && !question.group).map(put)}
      {group && (
        <Fold title={group} open>
          {shown.filter((question) => question.group === group).map(put)}
        </Fold>
      )}
      {folded.length > 0 && (
        <Fold title={t`More details`} open={opened}>
          {folded.map(put)}
        </Fold>
      )}
      <p role="status" className="sr-only">
        {meanwhile.any &&
          (meanwhile.allRemoved
            ? t`The saved answer was removed while you typed. What you can do is below your answer.`
            : t`Another answer was saved while you typed. It is shown below your answer.`)}
      </p>
    </>
  )
}

function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-hairline pt-2">
      <summary className="py-2 font-semibold text-spruce">{translate(title)}</summary>
      <div className="space-y-6 pt-3 pb-4">{children}</div>
    </details>
  )
}

const TEXTS: ReadonlySet<Question['kind']> = new Set(['line', 'email', 'address', 'paragraph'])

interface QuestionFieldProps {
  question: Question
  disabled?: boolean
  /** What {@link Question.remark} says about the answers. */
  remark?: string
  /** It asks for the address of the person whose name this question asks for. */
  person?: string | undefined
  /** Set where the page was opened because a document prints a blank for it: the name of the entry, if it is about one. */
  blankOf?: string | undefined
}

/** The question that this page was opened for on the way through the blanks of the documents. */
function useBlankAskedFor(): string | undefined {
  const { search, state } = useLocation()
  return new URLSearchParams(search).get('from') === 'next-blank' ? questionIn(state) : undefined
}

/** Why the page was opened at a question that may stay blank: beside it, since the page's heading may be out of sight. */
function BlankReason({ of }: { of: string }) {
  return (
    <p className="mb-3">
      {of && (
        <>
          <bdi className="font-semibold wrap-anywhere">{of}</bdi>
          {': '}
        </>
      )}
      <Trans>The documents print a blank line for this answer. You may also leave it blank and go on.</Trans>
    </p>
  )
}

/** One question of a step, put on screen as its kind asks. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, disabled, remark, person, blankOf } = props
  useLanguage()
  return (
    <div>
      {blankOf !== undefined && <BlankReason of={blankOf} />}
      <Control question={question} disabled={disabled} />
      {(question.addressesOf || person) && (
        <AddressesOf offices={question.addressesOf} address={question.name} name={person} />
      )}
      {TEXTS.has(question.kind) && <NumberNoteOf name={question.name} />}
      {question.remark && (
        <p role="status" className="mt-2 text-base text-ink-soft empty:mt-0">
          {remark && translate(remark)}
        </p>
      )}
      {question.why && <Why>{translate(question.why)}</Why>}
    </div>
  )
})

function Control({ question, disabled }: QuestionFieldProps) {
  const today = useToday()
  const { name, label, optional, hint: help, kind, placeholder, autoComplete } = question
  const text = { name, label, optional, help, disabled }
  const numeric = { ...text, inputMode: 'numeric', autoComplete: 'off', width: 'short' } as const
  switch (kind) {
    case 'email':
      return <Field {...text} type="email" autoComplete={autoComplete ?? 'off'} />
    case 'address':
      return <Field {...text} type="textarea" rows={2} autoComplete={autoComplete ?? 'off'} />
    case 'paragraph':
      return <Field {...text} type="textarea" rows={5} />
    case 'date':
      return (
        <Field {...text} type="date" width="short" min={EARLIEST_DATE} max={question.notInFuture ? today : undefined} />
      )
    case 'ssn':
    case 'dashed-ssn':
      return <SsnField {...{ name, label, optional, help }} dashes={kind === 'dashed-ssn'} />
    case 'whole-number':
      return <Field {...text} type="number" inputMode="numeric" min={1} step={1} width="short" />
    case 'percent':
      return <Field {...numeric} inputMode="decimal" />
    case 'money':
      return <Field {...numeric} width="medium" />
    case 'year':
    case 'last-four':
    case 'ein':
      return <Field {...numeric} inputMode={kind === 'last-four' ? 'text' : 'numeric'} />
    case 'age':
      return <AgeField {...text} />
    case 'choice':
      return <RadioGroup {...{ name, label, optional, help }} options={radios(question)} group={question.choiceGroup} />
    case 'select':
      return <Field {...text} type="select" options={options(question)} width="medium" />
    case 'check':
      return <Check name={name} label={label} help={help} disabled={disabled} />
    case 'trustees':
      return (
        <Suspense fallback={<Waiting>{t`Loading page...`}</Waiting>}>
          <TrusteesField {...{ name, label, help }} />
          <FocusOnArrival name={name} />
        </Suspense>
      )
    case 'stages':
      return (
        <Suspense fallback={null}>
          <StagesField {...{ name, label, optional, help }} />
          <FocusOnArrival name={name} />
        </Suspense>
      )
    default:
      if (question.person)
        return <PersonField {...text} questions={question.person} autoComplete={autoComplete ?? 'off'} />
      return (
        <Field
          {...text}
          placeholder={placeholder}
          autoComplete={autoComplete ?? 'off'}
          width={autoComplete === 'postal-code' ? 'short' : 'full'}
        />
      )
  }
}

/** Focuses a part of a field that loads on demand and that the link to this page pointed at: it was not there when the page was. */
function FocusOnArrival({ name }: { name: string }) {
  const asked = questionIn(useLocation().state)
  useEffect(() => {
    if (asked?.startsWith(name)) focusField(asked)
  }, [asked, name])
  return null
}

function options({ choices = {} }: Question) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

function withHintsOf(question: Question, answers: Answers): Question {
  return question.choiceHintsOf ? { ...question, choiceHints: question.choiceHintsOf(answers) } : question
}

function radios(question: Question) {
  return options(question).map((option) => ({ ...option, help: question.choiceHints?.[option.value] }))
}

interface AddressesOfProps {
  offices?: readonly OfficeField[] | undefined
  address: string
  name?: string | undefined
}

function AddressesOf({ offices, ...questions }: AddressesOfProps) {
  const known = useKnownAddresses(offices)
  return known && <known.Offers {...questions} knownFor={known.knownFor} />
}

/** Why a question is asked: on the page, where it is read, and not behind a button. */
function Why({ children }: { children: string }) {
  return (
    <p className="mt-2 max-w-prose border-l-2 border-hairline pl-3 text-base text-ink-soft">
      <span className="font-semibold">
        <Trans>Why we ask: </Trans>
      </span>
      {children}
    </p>
  )
}

/** The schema with the answers of hidden questions emptied first: what cannot be seen is neither rejected nor stored. */
export function shownSchema(questions: readonly Question[], schema: z.ZodMiniType<Answers>) {
  const visible = z.transform((answers) => withoutHidden({ questions }, answers as Answers))
  return z.pipe(visible, schema as unknown as z.ZodMiniType<Answers, Answers>) as unknown as z.ZodMiniType<
    Answers,
    Answers
  >
}
