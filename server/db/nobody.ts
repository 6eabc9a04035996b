/** A row among the users into which nobody can sign in, since it has no address and no password. What is written under it makes an unknown e-mail address take as long as a known one. */
export const NOBODY = 'nobody'
