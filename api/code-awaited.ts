/** How long a sign-in waits for the code of a second factor, in minutes. Alone in its file: the login page needs nothing else of the contract's. */
export const CODE_AWAITED = 10
