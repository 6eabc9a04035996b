import { PASSWORD_LENGTH } from '#api/password-length.ts'

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.least))
}

/**
 * The passwords that people choose most, out of published breaches: in lower case, and only those long enough to be
 * taken. Unpacked when the first is asked for, because most starts of the server see no new password for a while.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= load()
  return list
}
