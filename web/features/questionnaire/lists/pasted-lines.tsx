import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { fromFilePath } from '#domain/trust/routes.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'

interface PastedLinesProps {
  lines: readonly string[]
  list: 'beneficiaries' | 'assets'
  onDone: () => void
}

const READ = 'read-as-list'

/** Several lines that were pasted into the field for one name: a list, or a name that was broken into lines. */
export default function PastedLines({ lines, list, onDone }: PastedLinesProps) {
  const { setValue, formState } = useFormContext()
  // The suggestions of the name field would cover this.
  useEffect(() => {
    document.getElementById(READ)?.focus()
  }, [])
  const asOne = () => {
    setValue('name', lines.join(' '), { shouldDirty: true, shouldValidate: formState.isSubmitted })
    onDone()
    focusField('name')
  }
  return (
    <Notice live className="mt-3">
      <p>
        {plural(lines.length, { one: 'You pasted # line.', other: 'You pasted # lines.' })}{' '}
        <Trans>Each can become an entry of its own; you see all of them before anything is added.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton
          id={READ}
          to={fromFilePath(list)}
          state={{ pasted: lines.join('\n') }}
          variant="secondary"
          size="small"
        >
          {t`Read them as a list`}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={asOne}>
          <Trans>Paste as one name</Trans>
        </Button>
      </div>
    </Notice>
  )
}
