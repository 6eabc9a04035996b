import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the last press began on, kept over the way to another page. */
    recordPress?: (pressed: Pressed) => void
  }
}

/** How far the page was when it was pressed. */
const phases = ['no code', 'hydrating', 'hydrated'] as const
export interface Pressed {
  /** The link's address or the button's name; empty where neither was there. */
  on: string
  phase: (typeof phases)[number]
}

/** How long a finger rests on what it presses, in milliseconds. */
const HELD = 60

/** Has each page of this tab note what a press begins on. Call it before the page goes anywhere. */
export async function recordPresses(page: Page): Promise<Pressed[]> {
  const noted: Pressed[] = []
  await page.exposeBinding('recordPress', (_source, pressed: Pressed) => void noted.push(pressed))
  await page.addInitScript(() => {
    const isReacts = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))
    const note = ({ target }: Event) => {
      const on = target instanceof Element ? target.closest('a, button') : null
      const phase = isReacts('h1') ? 'hydrated' : isReacts('header') ? 'hydrating' : 'no code'
      const name = on?.getAttribute('href') ?? on?.getAttribute('aria-controls') ?? on?.getAttribute('lang') ?? ''
      window.recordPress?.({ on: name, phase })
    }
    window.addEventListener('pointerdown', note, true)
  })
  return noted
}

/** A slow phone with a slow connection. */
export async function slowDown(page: Page, { cpu, latency }: { cpu: number; latency: number }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 400_000,
    uploadThroughput: 200_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return session
}

/** Opens the page and returns the middle of what is to be pressed, as it is painted at first. */
export async function aim(page: Page, path: string, selector: string): Promise<{ x: number; y: number }> {
  await page.goto(path, { waitUntil: 'commit' })
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.waitFor()
  // Before its style is there, it stands where nobody has seen it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return target.evaluate(async (element) => {
    await document.fonts.ready
    // What is below the window is scrolled to at once, as nobody could press it otherwise.
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

/** Keeps back the first file of the program until `arrive` is called, and again after `holdBack`. */
export async function codeGate(page: Page): Promise<{ arrive(): void; holdBack(): void }> {
  let gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await gate.promise
    // The page may have been left.
    await route.continue().catch(() => undefined)
  })
  return {
    arrive: () => gate.resolve(),
    holdBack() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}

/** Presses there, wherever the page is by then, does `meanwhile`, and lets go. Nothing is asked of the page, which would wait until it rests. */
export async function press(
  session: CDPSession,
  at: { x: number; y: number },
  touch: boolean,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const how = { ...at, button: 'left', clickCount: 1 } as const
  const down = touch
    ? session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    : session.send('Input.dispatchMouseEvent', { ...how, type: 'mousePressed' })
  await Promise.all([pause(HELD), meanwhile()])
  const up = touch
    ? session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    : session.send('Input.dispatchMouseEvent', { ...how, type: 'mouseReleased' })
  await Promise.all([down, up])
}
