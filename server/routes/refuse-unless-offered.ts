import type { Config } from '../config.ts'
import { Refuse } from '../refuse.ts'

/** Refuses what belongs to the second factor where the installation does not offer it. */
export function refuseUnlessOffered({ twoFactor }: Pick<Config, 'twoFactor'>): void {
  if (!twoFactor)
    throw new Refuse('two-factor-not-offered', 'Two-factor authentication is not offered in this installation.')
}
