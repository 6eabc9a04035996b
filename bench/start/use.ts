import { eachOnce } from '../saves/closed-loop.ts'
import { httpClient } from '../saves/http-client.ts'
import { answersOf } from '../saves/trust.ts'

const STEPS = 40
const SIGN_INS = 16
const PAGES = ['/', '/services', '/blog', '/blog/1', '/dashboard']

/** An evening's use by one family: signs up, saves forty steps, loads pages, and signs in sixteen times, four at once. */
export async function use(port: number, email: string): Promise<void> {
  const client = httpClient(port)
  const who = { email, password: 'granite-lantern-meadow' }
  const { cookies: cookie } = await client.ask(
    'POST',
    '/api/sign-up',
    {},
    { ...who, firstName: 'Ann', lastName: 'Lee' },
  )
  for (let step = 0; step < STEPS; step += 1) {
    await client.ask('PATCH', '/api/trust', { cookie }, answersOf(step))
    await client.ask('GET', '/api/trust', { cookie })
    await client.ask('GET', PAGES[step % PAGES.length] ?? '/', { cookie, 'accept-encoding': 'br' })
  }
  await eachOnce(SIGN_INS, 4, () => client.ask('POST', '/api/sign-in', {}, who))
  client.close()
}
