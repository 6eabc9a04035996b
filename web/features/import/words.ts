import { plural } from '@lingui/core/macro'

/** `1 beneficiary`, `12 beneficiaries`. */
export const counted = (count: number): string => plural(count, { one: '# beneficiary', other: '# beneficiaries' })
