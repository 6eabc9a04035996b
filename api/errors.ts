import type { Message } from '#domain/message.ts'

/** Every error code of the API with its status, as the `code` of an error response. */
export const errorCodes = {
  'invalid-body': 400,
  'invalid-field': 422,
  'unknown-field': 422,
  'not-signed-in': 401,
  'payment-required': 402,
  'foreign-record': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'email-not-verified': 403,
  'body-too-large': 413,
  'file-too-large': 413,
  'unsupported-file': 415,
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
  'proof-needed': 403,
  'two-factor-not-offered': 404,
  'invalid-review-link': 410,
  'limit-reached': 409,
  'reminders-not-offered': 409,
  'invalid-unsubscribe-link': 410,
  'google-not-configured': 404,
  'payments-off': 404,
  'already-paid': 409,
  'payment-unavailable': 503,
  'network-request-failed': 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/**
 * The body of every error response. `message` is English. Where it has values, `id` and `values` are what it was made of, and
 * make the same message in another language. `field` is the dotted path of the invalid field, for example
 * `beneficiaries.put.0.name`.
 */
export interface ErrorResponse {
  error: { code: ErrorCode; message: string; field?: string } & Partial<Message>
}

/** For the API reference: the meaning of each error, and what the calling program can do. */
export const errorMeanings: Record<ErrorCode, string> = {
  'invalid-body': 'The body is not JSON in UTF-8, was not sent as application/json, or is nested too deep.',
  'invalid-field': 'A value is not valid. `field` names the field, `message` the reason.',
  'unknown-field': 'There is no field of this name. `field` names it. Nothing was changed.',
  'not-signed-in': 'There is no session, or it has ended. Sign in and repeat the request.',
  'payment-required':
    'The account has no package, and the operator requires one. Begin a payment with `POST /api/checkout`.',
  'foreign-record': 'The body names another account’s `uid`.',
  'foreign-origin': 'A page of another site sent this request.',
  'email-not-verified': 'The address of the account is not verified. Ask for a link and verify it first.',
  'not-found': 'This does not exist, or this installation does not have the operation.',
  'body-too-large':
    'The body is larger than 1 MiB (16 KiB for an operation that anyone may call), or has more than 30,000 values, or an object with more than 500 fields.',
  'file-too-large': 'The file is larger than 15 MB.',
  'unsupported-file': 'The file is not a PDF, JPEG, PNG or HEIC file, or not of the type that was announced.',
  'too-many-requests':
    'Too many attempts, or more than 32 MiB of bodies from one account in a minute. Wait for the seconds in `Retry-After`.',
  'internal-error': 'A server error. Nothing was changed.',
  unavailable:
    'The server or its database is busy or cannot be reached. Repeat the request after `Retry-After` seconds.',
  'user-not-found': 'No account has this email address. Only if the operator has turned ENUMERATION_PROTECTION off.',
  'wrong-password': 'The password is wrong.',
  'invalid-credential': 'The email address or the password is wrong.',
  'invalid-email': 'This is not an email address.',
  'weak-password': 'The password is shorter than 8 or longer than 128 characters.',
  'email-already-in-use': 'There is an account with this email address.',
  'invalid-reset-link': 'The link was used, is older than an hour, or was replaced by a newer one.',
  'invalid-verification-link': 'The link was used, is older than a day, or is for another account.',
  'wrong-code': 'The code is wrong, or was used before.',
  'sign-in-expired': 'There is no pending sign-in. Sign in again.',
  'fresh-sign-in-needed':
    'The account has no password, and its owner signed in more than ten minutes ago. Sign in again.',
  'second-factor-on': 'The account has a second factor. Turn it off first.',
  'second-factor-off': 'The account has no second factor, and setup has not been started.',
  'proof-needed': 'The operator signed in more than ten minutes ago. Send a code to `POST /api/operator/open` first.',
  'two-factor-not-offered': 'This installation offers neither a second factor nor a list of signed-in devices.',
  'invalid-review-link': 'The link or its passphrase is wrong, or the link has ended.',
  'reminders-not-offered': 'Demo and test accounts get no reminders by mail.',
  'invalid-unsubscribe-link': 'No reminders were ever sent with this link, or their account was deleted.',
  'limit-reached':
    'The account is full, has saved as much as it may in one day, or has reached its limit of files: 40 files, 100 MB in all.',
  'payments-off': 'This installation does not accept payments through Stripe.',
  'already-paid':
    'The account already has the package, or does not have the one that the upgrade starts from. Read the session again.',
  'payment-unavailable':
    'Stripe does not answer, or rejects the request. Nothing was charged. Repeat the request later.',
  'google-not-configured': 'This installation does not offer sign-in through Google.',
  'network-request-failed': 'Google could not be reached. Repeat the request in a moment.',
}
