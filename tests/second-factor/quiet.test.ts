import { expect, test } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { settingUp } from './setting-up.ts'

test('that a code is wanted is not an error: nothing of it is logged as one, and no key, code or name is logged at all', async () => {
  const place = temporaryDir()
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  const server = await tryOut(place.dir, { twoFactor: true }, undefined, log)
  const { half, someone } = settingUp(() => server)
  const ann = await someone('ann')
  const { cookie } = await half(ann)
  for (const code of [ann.app.wrong(), ann.app.next()])
    await server.ask({ method: 'POST', path: '/api/sign-in/code' }, { code }, { cookie })
  await server.close()
  place.remove()
  const text = lines.join('')
  expect(text).toContain('"what":"second-factor-on"')
  expect(text).toContain('"what":"code-refused"')
  expect(text).not.toContain('"level":"error"')
  const waiting = cookie.split('=')[1] ?? 'none'
  for (const secret of [...ann.recoveryCodes, ann.app.again(), waiting, ann.email, ann.uid])
    expect(text).not.toContain(secret)
})
