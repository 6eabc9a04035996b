import type { Answered } from '#domain/trust/questions/answers.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

export const NOT_ANSWERED = 'Not answered'

/** Questions with their answers, whole. */
export function AnswerTable({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl className="divide-y divide-hairline">
      {answers.map(({ path, label, value }) => (
        <div
          key={path}
          className="grid gap-x-6 py-2 sm:grid-cols-[15rem_minmax(0,1fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:py-0.5"
        >
          <dt className="text-base text-ink-soft">{translate(label)}</dt>
          {value === undefined ? (
            <dd className="text-ink-soft italic">{translate(NOT_ANSWERED)}</dd>
          ) : (
            <dd dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
              {translateAnswer(value)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
