import { Trans } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import type { Question } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { isEmpty } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { settledAtField } from '#web/features/conflicts/asked-at-field.ts'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** A saved answer in the words of its question; nothing of a social security number. */
function savedWords({ kind, choices }: Question, saved: unknown): string | undefined {
  if (kind === 'ssn' || kind === 'dashed-ssn' || typeof saved !== 'string') return undefined
  const choice = choices?.[saved]
  return choice ? translate(choice) : saved
}

interface ChangedMeanwhileProps {
  question: Question
  keepTyped: (name: string) => void
}

/** Says below a question that another answer was saved while somebody typed, and offers it. */
export default function ChangedMeanwhile({ question, keepTyped }: ChangedMeanwhileProps) {
  const { formState, setValue } = useFormContext()
  const { name } = question
  const saved = formState.defaultValues?.[name]
  const words = savedWords(question, saved)
  const uid = useTrustValue((trust) => trust?.uid)
  const settle = () => uid && settledAtField(uid, name)
  const isRemoved = isEmpty(saved)
  return (
    <Notice kind="warning" className="mt-3">
      {isRemoved ? (
        <p>
          <Trans>
            This answer was removed while you typed, in another window or on another device. If you save now, yours
            takes its place.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            {words ? (
              <Trans>
                Another answer was saved while you typed, in another window or on another device: <bdi>{words}</bdi>
              </Trans>
            ) : (
              <Trans>This answer was changed while you typed, in another window or on another device.</Trans>
            )}
          </p>
          <p>
            <Trans>If you save now, yours replaces it.</Trans>
          </p>
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            settle()
            setValue(name, saved, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            focusField(name)
          }}
        >
          {isRemoved ? <Trans>Leave it empty</Trans> : <Trans>Use the saved answer</Trans>}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            settle()
            keepTyped(name)
            focusField(name)
          }}
        >
          <Trans>Keep what I typed</Trans>
        </Button>
      </div>
    </Notice>
  )
}
