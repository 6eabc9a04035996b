import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else nearly every page load begins in a new process: half of all computing was done in processes that had ended since.
  '--process-per-site',
  // A page of a test ends before optimized code pays for itself: a sixth of all computing.
  '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker has a server of its own, and each test accounts of its own.
  fullyParallel: true,
  // They wait about as long as they compute.
  workers: 3,
  timeout: 60_000,
  // What passes only at the second try is named at the end of the run, and does not stop a release.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    // A fresh context costs about a second of computing before its first page is there. The tests of a worker share one,
    // emptied between them: cookies, storage, routes, scripts, clock, size, colors.
    reuseContext: true,
    // A service worker outlives its test, and what it fetches no test can change. The tests of it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: quiet },
    // A trace makes long journeys markedly slower, so it is kept only when asked for.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  globalSetup: './tests/ledger/ledger.ts',
})
