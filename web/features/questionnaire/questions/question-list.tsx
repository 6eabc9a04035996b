import { t } from '@lingui/core/macro'
import { Fragment, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { shownQuestions } from '#domain/trust/steps/answers.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { translate } from '#web/i18n/i18n.ts'
import { QuestionField } from './question-field.tsx'

interface QuestionListProps {
  questions: readonly Question[]
  /** What stands below the question of that name. */
  beside?: (name: string) => ReactNode
}

/** The questions that these answers call for: in order, a group of them collapsible, the folded ones last. */
export function QuestionList({ questions, beside }: QuestionListProps) {
  const answers = useWatch() as Answers
  const shown = shownQuestions({ questions }, answers)
  const put = (question: Question) => (
    <Fragment key={question.name}>
      <QuestionField
        question={question}
        disabled={question.enabledIf ? !question.enabledIf(answers) : undefined}
        remark={question.remark?.(answers)}
      />
      {beside?.(question.name)}
    </Fragment>
  )
  const group = shown.find((question) => question.group)?.group
  const folded = shown.filter((question) => question.folded)
  return (
    <>
      {shown.filter((question) => !question.folded && !question.group).map(put)}
      {group && (
        <Fold title={group} open>
          {shown.filter((question) => question.group === group).map(put)}
        </Fold>
      )}
      {folded.length > 0 && <Fold title={t`More details`}>{folded.map(put)}</Fold>}
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
