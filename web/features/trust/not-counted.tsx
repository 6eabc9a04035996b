import { plural, t } from '@lingui/core/macro'

/** Why some assets are not in a count: the documents do not transfer them. */
export function NotCounted({ designated }: { designated: number }) {
  if (designated === 0) return null
  return (
    <p className="mt-2 text-base text-ink-soft">
      {t`${plural(designated, { one: 'One asset is', other: '# assets are' })} not counted: a retirement account or life insurance passes to its designated beneficiaries and is not transferred to the trust.`}
    </p>
  )
}
