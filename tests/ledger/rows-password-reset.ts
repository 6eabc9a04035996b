import { goes } from './row.ts'

/** Setting a new password by a link in a mail (P 2.5, D accounts). */
export const passwordResetRows = [
  goes('reset.link.to', 'D accounts: /reset-password, single-use link', '/reset-password'),
  goes('reset.another.to', 'D accounts: a used link leads to a new one', '/forgot-password'),
  goes('reset.done.to', 'D accounts', '/login'),
  goes('reset.others.to', 'D accounts: signs out every other session', '/login'),
] as const
