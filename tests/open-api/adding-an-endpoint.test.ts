import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = textOf('docs/adding-an-endpoint.md')
const [operation = '', route = ''] = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)

/** A copy of the sources in which the example of the guide was followed, and nothing else changed. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kinstead-endpoint-'))
  for (const folder of ['api', 'content', 'domain', 'samples', 'server', 'package.json'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  edit(
    'api/profile.ts',
    ['export const profile =', `${operation}\nexport const profile =`],
    ['operations: {', '$& readInitials,'],
  )
  edit(
    'server/routes/profile.ts',
    ['import {', '$& readInitials,'],
    [/(export function profileRoutes.*?= context\n)/s, `$1${route.replaceAll('$', '$$$$')}`],
  )
})
afterAll(() => rmSync(copy, { recursive: true }))

function edit(path: string, ...changes: [from: string | RegExp, to: string][]): void {
  const file = join(copy, path)
  const before = readFileSync(file, 'utf8')
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before)
  writeFileSync(file, after)
}

const script = `
import { openApiDocument } from '#api/open-api/document.ts'
import { operations } from '#api/resources.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
const place = temporaryDir()
const server = await tryOut(place.dir)
const { cookie } = await server.signUp('Zoe')
const added = operations.find(({ id }) => id === 'readInitials')
const { status, body } = await server.ask(added, undefined, { cookie })
const described = openApiDocument().paths[added.path].get
await server.close()
place.remove()
console.log(JSON.stringify({ added, status, body, described }))
`

test('the example of the guide is served, described and in the list of the tests, after its two edits', async () => {
  const file = join(copy, 'follow.ts')
  writeFileSync(file, script)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: copy })
  expect(JSON.parse(stdout)).toMatchObject({
    added: { method: 'GET', path: '/api/users/me/initials', tag: 'Profile and billing' },
    status: 200,
    body: { initials: 'ZA' },
    described: { operationId: 'readInitials', summary: 'Read the initials' },
  })
})

test('each resource has its schemas and its routes in files of the same name', () => {
  const files = globSync('api/*.ts', { cwd: root }).filter((path) => /= resource\(/.test(textOf(path)))
  const resources = files.map((path) => basename(path)).filter((name) => name !== 'resources.ts')
  expect(resources.length).toBeGreaterThan(8)
  for (const name of resources) expect(textOf(`server/routes/${name}`)).toContain(`'#api/${name}'`)
})

test.each(['adding-an-endpoint', 'adding-a-question', 'adding-a-document'])(
  'every path in docs/%s.md exists, and it stays short',
  (name) => {
    const text = textOf(`docs/${name}.md`)
    const paths = [...text.matchAll(/`((?:api|domain|documents|server|web|tests|docs)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.length).toBeGreaterThan(6)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(text.split(/\s+/).length).toBeLessThan(330)
  },
)
