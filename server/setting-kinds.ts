import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { isEmail } from '#domain/formats/text-rules.ts'

const WHOLE = /^\d+$/
export function whole(least: number, most: number) {
  const isIn = (given: string) => WHOLE.test(given) && Number(given) >= least && Number(given) <= most
  return z.pipe(
    z.string().check(z.refine(isIn, `must be a whole number from ${least} to ${most}`)),
    z.transform(Number),
  )
}
export const onOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], 'must be on or off'),
  z.transform((text) => ['on', 'true', '1', 'yes'].includes(text)),
)
export const text = z.string()
export const address = z.string().check(z.refine(isEmail, 'must be an email address such as you@example.com'))

/** Email addresses, in lower case. */
export const addresses = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (given) => given.split(',').every((part) => isEmail(part.trim())),
        'must be email addresses, separated by commas, such as ann@example.com,tom@example.com',
      ),
    ),
  z.transform((given) => given.split(',').map((part) => part.trim().toLowerCase())),
)

/** An email address, alone or as `Name <address>`. */
export const sender = z
  .string()
  .check(
    z.refine(
      (given) => isEmail(/<([^<>]*)>$/.exec(given)?.[1] ?? given),
      'must be an email address, alone or as: Kinstead <no-reply@example.com>',
    ),
  )
export function url(protocols: readonly string[], example: string) {
  const isOne = (given: string) => protocols.includes(URL.parse(given)?.protocol ?? '')
  return z.string().check(z.refine(isOne, { error: `must be an address such as ${example}`, abort: true }))
}

/** Scheme, host and port, without a path, as a browser writes them. */
export const origin = z.pipe(
  url(['http:', 'https:'], 'https://trusts.example').check(
    z.refine((given) => {
      const { pathname, search, hash, username, password } = new URL(given)
      return pathname === '/' && `${search}${hash}${username}${password}` === ''
    }, 'must be scheme, host and port only, such as https://trusts.example'),
  ),
  z.transform((given: string) => new URL(given).origin),
)

const KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/
/** A key for social security numbers: 32 bytes, with an id. */
export interface DataKey {
  id: string
  key: Uint8Array
}
export const dataKeys = z.pipe(
  z.string().check(
    z.refine(
      (given) => given.split(',').every((part) => KEY.test(part.trim())),
      'must be id:key, the key being 32 bytes in base64; make one with: echo "k1:$(openssl rand -base64 32)"',
    ),
    z.refine((given) => {
      const ids = given.split(',').map((part) => part.trim().split(':')[0])
      return new Set(ids).size === ids.length
    }, 'names a key id twice; give each key its own id'),
  ),
  z.transform((given) =>
    given.split(',').map((part): DataKey => {
      const [id = '', key = ''] = part.trim().split(':')
      return { id, key: Buffer.from(key, 'base64') }
    }),
  ),
)
export interface HostAndPort {
  host: string
  port: number
}
const HOST_AND_PORT = /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i

/** An address to listen on, with its port. */
export const hostAndPort = z.pipe(
  z.string().check(
    z.refine((given) => {
      const port = Number(HOST_AND_PORT.exec(given)?.[3] ?? 0)
      return port > 0 && port <= 65_535
    }, 'must be an address and a port, such as 127.0.0.1:9464'),
  ),
  z.transform((given: string): HostAndPort => {
    const [, v6, other = '', port] = HOST_AND_PORT.exec(given) ?? []
    return { host: v6 ?? other, port: Number(port) }
  }),
)

function isNetwork(given: string): boolean {
  const [address = '', prefix, ...more] = given.trim().split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && widest > 0 && (prefix === undefined || (WHOLE.test(prefix) && Number(prefix) <= widest))
}

export const networks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (given) => given.split(',').every(isNetwork),
        'must be addresses or networks, separated by commas, such as 10.0.0.0/8,127.0.0.1',
      ),
    ),
  z.transform((given) => given.split(',').map((part) => part.trim())),
)
