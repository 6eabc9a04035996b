import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

declare global {
  interface Window {
    reportViolation?: (text: string) => Promise<void>
  }
}

/** What went wrong in the pages of one test, besides what the test itself asserts. */
export interface Watch {
  violations: string[]
  pageErrors: string[]
  consoleErrors: string[]
}

const blocked = /Content[- ]Security[- ]Policy|Refused to (load|execute|apply|connect|frame)/i

function recordConsole(watch: Watch, message: ConsoleMessage): void {
  const where = message.location().url
  const text = `${message.text()}${where ? ` (${where})` : ''}`
  if (blocked.test(message.text())) watch.violations.push(text)
  else if (message.type() === 'error') watch.consoleErrors.push(text)
}

const ofAnotherClock =
  /^TypeError: Cannot read properties of undefined \(reading 'controller'\)(\n\s+at <anonymous>:\d+:\d+)+$/
/** Of Playwright's own script for the clock that a test before had: in a context used again, it may run without that clock. */
export const isOfAnotherClock = ({ stack = '' }: Error): boolean => ofAnotherClock.test(stack)

function watchPage(watch: Watch, page: Page): void {
  page.on('pageerror', (error) => {
    if (!isOfAnotherClock(error)) watch.pageErrors.push(error.stack ?? error.message)
  })
  page.on('console', (message) => recordConsole(watch, message))
}

/** Watches every page of a context, those still to be opened too. Call it before the first page goes anywhere. */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { violations: [], pageErrors: [], consoleErrors: [] }
  context.on('page', (page) => watchPage(watch, page))
  for (const page of context.pages()) watchPage(watch, page)
  await context.exposeBinding('reportViolation', (_source, text: string) => void watch.violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const what = `${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`
      void window.reportViolation?.(what)
    })
  })
  return watch
}

/** The sentences to fail with; empty when nothing went wrong. `expected` are console errors that the test brought about itself. */
export function errorsOf(watch: Watch, expected: readonly RegExp[]): string[] {
  const surprising = watch.consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)))
  return [
    ...watch.violations.map((text) => `content security policy: ${text}`),
    ...watch.pageErrors.map((text) => `uncaught error: ${text}`),
    ...surprising.map((text) => `console error: ${text}`),
  ]
}
