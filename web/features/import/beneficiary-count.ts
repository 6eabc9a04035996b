import { plural } from '@lingui/core/macro'

/** `1 beneficiary`, `12 beneficiaries`. */
export const beneficiaryCount = (count: number): string =>
  plural(count, { one: '# beneficiary', other: '# beneficiaries' })
