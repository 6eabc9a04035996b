import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The shell has no windows of its own: the tests take a fifth less time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium's path as far as it is on this machine already: the environment's, the system's, Playwright's own. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs]
  const found = candidates.find(runnable)
  if (found) return found
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

const say = (line: string) => console.log(`kinstead: ${line}`)
const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Installs a Chromium: Debian's when root there (it brings the libraries it needs), with letters for Chinese names, else Playwright's. */
function installBrowser(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium with apt-get, because no browser was found (a minute or two)')
    const apt = ['-y', '-qq', '--no-install-recommends', 'install', 'chromium-headless-shell', 'fonts-wqy-microhei']
    if (succeeds('apt-get', '-qq', 'update') && succeeds('apt-get', ...apt)) return
    say('apt-get could not install it')
  }
  say("downloading Playwright's Chromium, because no browser was found (a minute or two)")
  succeeds(process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium')
}

/** The path of a Chromium that is there, installed if need be. Throws with what to do when there is none to be had. */
export function ensureBrowser(): string {
  const present = findBrowser()
  if (!present) installBrowser()
  const path = present ?? findBrowser()
  if (!path || !runnable(path)) {
    throw new Error(
      path
        ? `CHROMIUM names ${path}, which is not a program that can be run. Correct or unset it.`
        : 'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM to the path of one.',
    )
  }
  say(`the browser is ${path}`)
  return path
}

if (import.meta.main) {
  try {
    ensureBrowser()
  } catch (error) {
    console.error(`kinstead: ${(error as Error).message}`)
    process.exit(1)
  }
}
