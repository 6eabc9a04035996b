import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = (name: string) => textOf(`docs/adding-${name}.md`)
const codeIn = (text: string) => [...text.matchAll(/^ *```[jt]s\n(.*?)^ *```/gms)].map(([, code = '']) => code)
const run = promisify(execFile)

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

type Edit = readonly [path: string, from: string | RegExp, to: string]

/** A copy of the sources with these edits and nothing else changed. Its text is put in as it is, `$` included. */
function sourcesWith(...edits: Edit[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'kinstead-recipe-'))
  copies.push(copy)
  const folders = ['api', 'content', 'documents', 'domain', 'samples', 'scripts', 'server', 'web']
  for (const path of [...folders, 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, from, to] of edits) {
    const before = readFileSync(join(copy, path), 'utf8')
    const after = before.replace(from, (found) => `${found}${to}`)
    if (after === before) throw new Error(`The place in ${path} for the edit is gone: ${from}`)
    writeFileSync(join(copy, path), after)
  }
  return copy
}

/** What a program writes that runs in the copy with a server of its own and somebody signed in. */
async function follow(copy: string, program: string): Promise<unknown> {
  const file = join(copy, 'follow.ts')
  writeFileSync(
    file,
    `import { openApiDocument } from '#api/open-api/document.ts'
    import { operations } from '#api/resources.ts'
    import { temporaryDir, startTestServer } from '#server/test-server.ts'
    const place = temporaryDir()
    const server = await startTestServer(place.dir)
    const { cookie } = await server.signUp('Zoe')
    ${program}
    await server.close()
    place.remove()`,
  )
  const { stdout } = await run(process.execPath, [file], { cwd: copy })
  return JSON.parse(stdout)
}

test('the endpoint of the guide is served, described and in the list of operations', async () => {
  const [operation = '', route = ''] = codeIn(guide('an-endpoint'))
  const copy = sourcesWith(
    ['api/profile.ts', /(?=export const profile =)/, `${operation}\n`],
    ['api/profile.ts', 'operations: {', ' readInitials,'],
    ['server/routes/profile.ts', 'import {', ' readInitials,'],
    ['server/routes/profile.ts', /export function profileRoutes.*?= context\n/s, route],
  )
  const program = `
    const added = operations.find(({ id }) => id === 'readInitials')
    const { status, body } = await server.request(added, undefined, { cookie })
    const described = openApiDocument().paths[added.path].get
    console.log(JSON.stringify({ added, status, body, described }))`
  expect(await follow(copy, program)).toMatchObject({
    added: { method: 'GET', path: '/api/users/me/initials', tag: 'Profile and billing' },
    status: 200,
    body: { initials: 'ZA' },
    described: { operationId: 'readInitials', summary: 'Read the initials' },
  })
})

const field: Edit = ['domain/trust/record.ts', /grantorEmail: mail,/, '\n  grantorPhone: name,']

test('the question of the guide is asked, checked, saved, read and named in the history', async () => {
  const [code = ''] = codeIn(guide('a-question'))
  const [question = ''] = code.match(/\{ name: .*\},/) ?? []
  const [rule = ''] = code.match(/^ *grantorPhone: .*,/m) ?? []
  const step = 'domain/trust/steps/02-grantor.ts'
  const copy = sourcesWith(
    field,
    [step, 'questions: [', question],
    [step, /textsOf\(trust, \[/, "'grantorPhone', "],
    [step, /z\.object\(\{/, rule],
    [
      'domain/trust/questions/field-labels.ts',
      'SCALAR_LABELS: Readonly<Record<ScalarField, string>> = {',
      "grantorPhone: 'phone number',",
    ],
  )
  const program = `
    const { grantorStep } = await import('#domain/trust/steps/02-grantor.ts')
    const { answersInOrder } = await import('#domain/trust/questions/answers.ts')
    const { answerChanges } = await import('#domain/trust/questions/changes.ts')
    const { samples, recordOf } = await import('#samples/families.ts')
    const trust = recordOf(samples.complete)
    const typed = { ...grantorStep.initial(trust), grantorPhone: '307 555 0134' }
    const patch = grantorStep.change(grantorStep.schema(trust).parse(typed), trust)
    const change = operations.find(({ id }) => id === 'changeTrust')
    const saved = await server.request(change, patch, { cookie, 'idempotency-key': crypto.randomUUID() })
    const { body } = await server.request({ method: 'GET', path: '/api/trust' }, undefined, { cookie })
    const asked = answersInOrder(body.record)[1].answers.find(({ path }) => path === 'grantorPhone')
    const [changed] = answerChanges({ ...body.record, grantorPhone: undefined }, body.record)
    const described = JSON.stringify(openApiDocument()).includes('"grantorPhone"')
    console.log(JSON.stringify({ status: saved.status, asked, changed, described }))`
  expect(await follow(copy, program)).toMatchObject({
    status: 200,
    asked: { label: 'Phone Number', value: '307 555 0134' },
    changed: { what: 'given', words: 'phone number', after: '307 555 0134' },
    described: true,
  })
})

describe('what the compiler asks for is in the guide', async () => {
  const copy = sourcesWith(
    field,
    ['domain/trust/documents.ts', 'documentNames = {', "memorandum: 'Memorandum of Wishes',"],
    ['domain/product.ts', "LANGUAGES = ['en', 'es'", ", 'fr'"],
  )
  const compilerOptions = {
    ...{ composite: false, emitDeclarationOnly: false, noEmit: true, jsx: 'react-jsx' },
    ...{ module: 'preserve', moduleResolution: 'bundler', lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
    types: ['vite/client', 'node'],
  }
  const include = ['api', 'content', 'documents', 'domain', 'server', 'web']
  const exclude = ['**/*.test.ts', '**/*.test.tsx', 'web/service-worker']
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include, exclude }),
  )
  const compiler = join(root, 'node_modules', '.bin', 'tsc')
  const { stdout } = await run(compiler, ['-p', copy, '--pretty', 'false'], { cwd: copy }).catch((error) => error)
  // TS2741: a table lacks the new key. Other errors follow from these.
  const incomplete = [...String(stdout).matchAll(/^(\S+)\(.*error TS2741: Property '(\w+)' is missing/gm)]

  test.each([
    ['a-question', 'grantorPhone', 1],
    ['a-document', 'memorandum', 8],
    ['a-language', 'fr', 5],
  ])('adding-%s.md', (name, key, fewest) => {
    const files = incomplete.filter(([, , missing]) => missing === key).map(([, file = '']) => file)
    expect(files.length).toBeGreaterThanOrEqual(fewest)
    expect(files.filter((file) => !guide(name).includes(`\`${file}\``))).toEqual([])
  })
})

test('each resource has its schemas and its routes in files of the same name', () => {
  const files = globSync('api/*.ts', { cwd: root }).filter((path) => /= resource\(/.test(textOf(path)))
  const resources = files.map((path) => basename(path)).filter((name) => name !== 'resources.ts')
  expect(resources.length).toBeGreaterThan(8)
  for (const name of resources) expect(textOf(`server/routes/${name}`)).toContain(`'#api/${name}'`)
})

/** What the examples add. */
const added = ['web/i18n/fr.po', 'web/marketing/questions-page.tsx']

test.each(['an-endpoint', 'a-question', 'a-document', 'a-language', 'a-page'])(
  'every path in docs/adding-%s.md exists, and it stays short',
  (name) => {
    const paths = [
      ...guide(name).matchAll(/`((?:api|content|domain|documents|server|web|tests|docs|scripts|samples)\/[\w./-]*)`/g),
    ].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(6)
    expect(paths.filter((path) => !added.includes(path) && !existsSync(join(root, path)))).toEqual([])
    expect(guide(name).split(/\s+/).length).toBeLessThan(420)
  },
)
