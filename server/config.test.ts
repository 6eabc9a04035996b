import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Setting, settings } from './settings.ts'
import { temporaryDir } from './test-server.ts'

const KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `k0:${Buffer.alloc(32, 8).toString('base64')}`
const SECRET = 'x'.repeat(32)
let place: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
})
afterEach(() => place.remove())
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: place.dir, ...environment })

describe('on localhost', () => {
  test('nothing needs to be set', () => {
    const config = read({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      isPublic: false,
      isPrivate: true,
      paymentCheck: false,
      enumerationProtection: true,
      databaseUrl: undefined,
    })
  })

  test('keys are generated once, for the owner of the files only', () => {
    const first = read({})
    expect(first.secret.length).toBeGreaterThanOrEqual(32)
    expect(first.dataKeys[0]?.key.byteLength).toBe(32)
    expect(read({})).toEqual(first)
    for (const file of ['secret', 'data-key']) expect(statSync(join(place.dir, file)).mode & 0o777).toBe(0o600)
  })

  test('no new key is generated beside an old database', () => {
    writeFileSync(join(place.dir, 'kinstead.db'), '')
    expect(() => read({})).toThrow(/data-key is missing/)
    expect(() => read({ DATA_KEY: KEY })).toThrow(/secret is missing.*log in again/)
    expect(readdirSync(place.dir)).toEqual(['kinstead.db'])
    expect(read({ DATA_KEY: KEY, SECRET }).dataKeys[0]?.id).toBe('k1')
  })

  test('a damaged key file is named', () => {
    read({})
    writeFileSync(join(place.dir, 'data-key'), 'k1:short')
    expect(() => read({})).toThrow(/data-key is damaged/)
    for (const short of ['', 'x'.repeat(31)]) {
      writeFileSync(join(place.dir, 'secret'), short)
      expect(() => read({})).toThrow(/secret is damaged/)
      expect(readFileSync(join(place.dir, 'secret'), 'utf8')).toBe(short)
    }
  })

  test('a data directory that cannot be made is named', () => {
    writeFileSync(join(place.dir, 'file'), '')
    expect(() => readConfig({ DATA_DIR: join(place.dir, 'file', 'data') })).toThrow(/file\/data cannot be written/)
  })
})

test('the demo account is for a server that only this machine reaches', () => {
  expect(read({}).isPrivate).toBe(true)
  expect(read({ HOST: '::1' }).isPrivate).toBe(true)
  expect(read({ HOST: '0.0.0.0' }).isPrivate).toBe(false)
})

test('addresses and the Google pair are checked', () => {
  const wrong = () => read({ TEST_ACCOUNT_EMAIL: 'nobody', MAIL_FROM: 'no address', GOOGLE_CLIENT_ID: 'id' })
  for (const key of ['TEST_ACCOUNT_EMAIL', 'MAIL_FROM', 'GOOGLE_CLIENT_ID']) expect(wrong).toThrow(key)
})

test('the server makes backups on SQLite only', () => {
  expect(read({}).backups).toBeUndefined()
  expect(read({ BACKUP_DIR: place.dir, BACKUP_KEY: KEY }).backups).toMatchObject({ dir: place.dir, everyMinutes: 60 })
  const wrong = () => read({ BACKUP_DIR: place.dir, DATABASE_URL: 'postgres://a@b/c', SECRET, DATA_KEY: KEY })
  expect(wrong).toThrow(/BACKUP_DIR: works with SQLite only/)
})

test('several data keys: the first is current', () => {
  expect(read({ DATA_KEY: `${KEY}, ${OTHER}` }).dataKeys.map(({ id }) => id)).toEqual(['k1', 'k0'])
})

test.each([
  ['PORT', 'abc', /whole number from 1 to 65535/],
  ['PORT', '0', /whole number/],
  ['PORT', '70000', /whole number/],
  ['PAYMENT_CHECK', 'maybe', /must be on or off/],
  ['ENUMERATION_PROTECTION', 'aus', /must be on or off/],
  ['BASE_URL', 'trusts.example', /must be an address/],
  ['BASE_URL', 'https://trusts.example/app', /scheme, host and port only/],
  ['DATABASE_URL', 'mysql://x', /postgres:/],
  ['SECRET', 'short', /at least 32 characters/],
  ['DATA_KEY', 'k1:abc', /32 bytes in base64/],
  ['DATA_KEY', `${KEY},${KEY}`, /a key id twice/],
  ['SMTP_URL', 'mail.example', /smtp:/],
  ['TRUSTED_PROXIES', 'the proxy', /addresses or networks/],
  ['TRUSTED_PROXIES', '10.0.0.0/99', /addresses or networks/],
  ['GOOGLE_ISSUER', 'google', /must be an address/],
  ['LOG_LEVEL', 'loud', /info, warn or silent/],
])('%s=%s is rejected', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message)
})

test('all errors are listed together', () => {
  const wrong = () => read({ PORT: 'x', PAYMENT_CHECK: 'x', BASE_URL: 'https://trusts.example' })
  for (const name of ['PORT:', 'PAYMENT_CHECK:', 'SECRET:', 'DATA_KEY:', 'docs/settings.md'])
    expect(wrong).toThrow(new RegExp(name))
})

test.each([
  ['BASE_URL', 'https://trusts.example'],
  ['DATABASE_URL', 'postgres://a@b/c'],
])('with %s the keys must be given', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(/SECRET: is required[\s\S]*DATA_KEY: is required/)
  expect(read({ [name]: value, SECRET, DATA_KEY: KEY }).secret).toBe(SECRET)
})

test.each([
  ['https://Trusts.Example:443/', 'https://trusts.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('BASE_URL %s is %s', (given, baseUrl) => {
  expect(read({ BASE_URL: given, SECRET, DATA_KEY: KEY }).baseUrl).toBe(baseUrl)
})

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each(['on', 'true', '1', 'yes'])('%s is on', (value) => {
  expect(read({ PAYMENT_CHECK: value }).paymentCheck).toBe(true)
})

describe('a secret from a file', () => {
  const file = () => join(place.dir, 'handed-over')

  test('is read without the line feed at its end', () => {
    writeFileSync(file(), `${SECRET}\n`)
    expect(read({ SECRET_FILE: file() }).secret).toBe(SECRET)
    writeFileSync(file(), 'postgres://a@b/c\n')
    expect(read({ DATABASE_URL_FILE: file(), SECRET, DATA_KEY: KEY }).databaseUrl).toBe('postgres://a@b/c')
  })

  test('is checked like the setting, and not named in the error', () => {
    writeFileSync(file(), 'k1:abc')
    expect(() => read({ DATA_KEY_FILE: file() })).toThrow(/DATA_KEY: must be id:key/)
    expect(() => read({ DATA_KEY_FILE: file() })).not.toThrow(/abc/)
  })

  test('that is missing stops the start', () => {
    expect(() => read({ SECRET_FILE: file() })).toThrow(/SECRET: SECRET_FILE cannot be read: ENOENT/)
  })

  test('beside the setting itself stops the start', () => {
    expect(() => read({ SECRET, SECRET_FILE: file() })).toThrow(/SECRET: is set together with SECRET_FILE/)
  })

  test('is for secrets only', () => {
    writeFileSync(file(), '4000')
    expect(read({ PORT_FILE: file() }).port).toBe(3000)
  })
})

const definitions: [string, Setting<unknown>][] = Object.entries(settings)

/** The list of docs/settings.md. */
function settingsList(): string {
  const lines = definitions.map(([name, { meaning, fallback, shown, isSecret }]) => {
    const inBrackets = [isSecret && 'secret', shown ?? (fallback && `\`${fallback}\``)].filter(Boolean).join(', ')
    return `- \`${name}\`${inBrackets && ` (${inBrackets})`}. ${meaning}`
  })
  return lines.join('\n')
}

/** Breaks a paragraph into comment lines. */
function comment(text: string, width = 100): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push('#')
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines.join('\n')
}

const withoutMarkdown = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '')

const HEAD = [
  'All settings, from server/settings.ts. Copy this file to .env, which npm start and the other commands read, or use it as an environment file of systemd or of a container. Variables that are set already take precedence over .env.',
  'Remove the # before a name to set it. Write the value without quotes, and nothing after it. Check with: npm run settings check',
]

/** The text of .env.example. */
function environmentExample(): string {
  const entries = definitions.map(([name, { meaning, fallback, shown, isSecret }]) => {
    const about = [meaning, isSecret ? `A file can hold it: ${name}_FILE.` : '', shown && `Default: ${shown}.`]
    return `${comment(withoutMarkdown(about.filter(Boolean).join(' ')))}\n#${name}=${fallback ?? ''}\n`
  })
  return [`${HEAD.map((line) => comment(line)).join('\n#\n')}\n`, ...entries].join('\n')
}

test('docs/settings.md holds the list of all settings', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'settings.md'), 'utf8')
  expect(page).toContain(settingsList())
  for (const name of Object.keys(settings)) expect(page).toContain(`\n- \`${name}\``)
})

// Written with: npm run unit -- server/config -u
test('.env.example lists all settings, and sets none', async () => {
  await expect(environmentExample()).toMatchFileSnapshot('../.env.example')
  expect(parseEnv(environmentExample())).toEqual({})
  expect(Object.keys(parseEnv(environmentExample().replaceAll(/^#(?=\w+=)/gm, '')))).toEqual(
    Object.keys(settings).sort(),
  )
})
