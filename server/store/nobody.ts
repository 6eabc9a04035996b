/** Nobody has this uid. What is written under it makes an unknown e-mail address take as long as a known one. */
export const NOBODY = 'nobody'
