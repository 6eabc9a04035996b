/** Every error code of the API with its status, as the `code` of an error response. */
export const errorCodes = {
  'invalid-body': 400,
  'invalid-field': 422,
  'unknown-field': 422,
  'not-signed-in': 401,
  'foreign-record': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'email-not-verified': 403,
  'body-too-large': 413,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
  // Account codes carry the names of the sign-in provider's codes (specification P 8).
  'user-not-found': 401,
  'wrong-password': 401,
  'invalid-credential': 401,
  'invalid-email': 422,
  'weak-password': 422,
  'email-already-in-use': 409,
  'invalid-reset-link': 410,
  'invalid-verification-link': 410,
  'wrong-code': 401,
  'sign-in-expired': 410,
  'fresh-sign-in-needed': 403,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'two-factor-not-offered': 404,
  'invalid-review-link': 410,
  'limit-reached': 409,
  'google-not-configured': 404,
  'network-request-failed': 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** The body of every error response. `field` is the dotted path of the invalid field, for example `beneficiaries.put.0.name`. */
export interface ErrorResponse {
  error: { code: ErrorCode; message: string; field?: string }
}

/** For the API reference: what each error means to the calling program, and what it can do about it. */
export const errorMeanings: Record<ErrorCode, string> = {
  'invalid-body': 'The body is no JSON in UTF-8, was not sent as application/json, or is nested too deep.',
  'invalid-field': 'A value is not what the field takes. `field` names it, `message` says what is wrong.',
  'unknown-field': 'There is no field of this name. `field` names it. Nothing of the request was applied.',
  'not-signed-in': 'There is no session, or it has ended. Sign in and repeat the request.',
  'foreign-record': 'The body names another account’s `uid`.',
  'foreign-origin': 'A browser sent this from a page of another site.',
  'email-not-verified':
    'Nobody has shown yet that the address of the account is theirs. Ask for a link and verify it first.',
  'not-found': 'There is no such thing, or no such operation in this installation.',
  'body-too-large':
    'The body is larger than 1 MiB, of an operation that anyone may call than 16 KiB, or has more than 30,000 values, or an object with more than 500 fields.',
  'too-many-requests':
    'Too many attempts, or more than 32 MiB of bodies from one account in a minute. Wait as many seconds as `Retry-After` says.',
  'internal-error': 'A fault of the server. Nothing was changed.',
  unavailable: 'The server or its database is busy or out of reach. Repeat the request after `Retry-After` seconds.',
  'user-not-found': 'No account has this email address. Only where the operator has turned ENUMERATION_PROTECTION off.',
  'wrong-password': 'The password is wrong.',
  'invalid-credential': 'The email address or the password is wrong; which of them is not told.',
  'invalid-email': 'This is not an email address.',
  'weak-password': 'The password is shorter than 8 or longer than 128 characters.',
  'email-already-in-use': 'There is an account with this email address.',
  'invalid-reset-link': 'The link was used, is older than an hour, or a newer one was asked for.',
  'invalid-verification-link': 'The link was used, is older than a day, or is for another account.',
  'wrong-code': 'The code is wrong, or was used before; which of them is not told.',
  'sign-in-expired': 'There is no sign-in that waits for a code. Sign in again.',
  'fresh-sign-in-needed':
    'The account has no password, and its owner signed in more than ten minutes ago. Sign in again.',
  'second-factor-on': 'The account has a second factor. Turn it off first.',
  'second-factor-off': 'The account has no second factor, or none was begun.',
  'two-factor-not-offered': 'This installation offers neither a second factor nor a list of signed-in devices.',
  'invalid-review-link': 'The link or its pass-phrase is wrong, or the link has ended.',
  'limit-reached': 'There is as much as can be kept, or as can be saved in one day.',
  'google-not-configured': 'This installation has no sign-in through Google.',
  'network-request-failed': 'Google could not be reached. Repeat the request in a moment.',
}
