import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { useId } from 'react'
import { FieldFrame } from './field-frame.tsx'

interface FindByNameProps {
  value: string
  onChange: (wanted: string) => void
  className?: string
}

/** The search above a long list of names. */
export function FindByName({ value, onChange, className }: FindByNameProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t`Find by name`} className={clsx('max-w-sm', className)}>
      <input id={id} type="search" className="input" value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  )
}
