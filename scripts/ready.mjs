// Installs the packages and builds the pages, as far as they are not up to date, and chooses the Node that runs the product.
// Plain JavaScript without packages, for it runs before there are any, and on whatever Node the machine has (18 or later).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)
export const say = (line) => console.log(`kinstead: ${line}`)
const stop = (line) => {
  console.error(`kinstead: ${line}`)
  process.exit(1)
}

// The Node that runs the product: the machine's own, or the pinned one from npm.
const { engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Of each supported line, the first release without a known security hole. `engines` has the form `^24.1.2 || ^26.3.4`. */
const safe = engines.node.split('||').map((range) => range.trim().slice(1))
const numbers = (version) => version.split('.').map(Number)

function isSafe(version) {
  const [major, minor, patch] = numbers(version)
  return safe.map(numbers).some(([line, leastMinor, leastPatch]) => {
    return major === line && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch))
  })
}

/** The program in a folder of packages into which the package `node` was installed. */
const nodeIn = (packages) => join(packages, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const pinned = { version: dependencies.node, path: nodeIn(join(root, 'node_modules')) }

/** The Node that runs npm. The script that npm starts finds the pinned one first in its PATH, and may run on that. */
function machinesOwn() {
  const { npm_config_user_agent: agent = '', npm_node_execpath: path } = process.env
  const version = /\bnode\/v(\S+)/.exec(agent)?.[1]
  return path && version && existsSync(path)
    ? { version, path }
    : { version: process.versions.node, path: process.execPath }
}

/** Its version and path, and one line that says which it is and, where it lacks a security release, what to do. */
export function chooseNode(own = machinesOwn()) {
  if (isSafe(own.version)) return { ...own, line: `runs on this machine's Node ${own.version}` }
  const wanted = safe.join(' or ')
  const line = isSafe(pinned.version)
    ? `runs on Node ${pinned.version} from npm, because this machine's ${own.version} is not ${wanted} or a later release of these lines`
    : `runs on Node ${pinned.version} from npm, which lacks a security release. It runs on Node ${wanted} where that is installed`
  return { ...pinned, line }
}

const stamps = { packages: at('node_modules', '.made-from'), pages: at('dist', '.made-from') }
const bootstrap = at('.node')
const lock = join(bootstrap, 'ready.lock')

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
let running
let interrupted = false
/** The lock goes when npm has stopped writing, not before, or the next command would install into its rubble. */
function interrupt() {
  if (!running) process.exit(130)
  running.kill(interrupted ? 'SIGKILL' : 'SIGTERM')
  interrupted = true
  setTimeout(() => running.kill('SIGKILL'), 3_000).unref()
}

function packagesFingerprint() {
  const machine = `${process.platform} ${process.arch}`
  return createHash('sha256')
    .update(machine)
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
}

/** Everything the pages are made from. Contents, not times: git sets new times. */
function pagesFingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = at(path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!name.includes('.test.')) add(`${path}/${name}`)
    } else hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
  for (const source of [
    'domain',
    'documents',
    'api',
    'web',
    'content',
    'samples',
    'scripts/articles.ts',
    'scripts/finish-build.ts',
    'scripts/i18n',
    'scripts/prerender.ts',
    'scripts/sample-files.ts',
    'server/pages/files.ts',
    'server/pages/search-engines.ts',
    'server/pages/public-pages.ts',
    'server/pages/shell.ts',
    'server/routes/middleware/security.ts',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ])
    add(source)
  return hash.digest('hex')
}

/** Why `made` has to be made again, or undefined when it is up to date. */
function reason(made, stamp, fingerprint, changed) {
  if (!existsSync(at(made))) return `there is no ${made} yet`
  if (!existsSync(stamp)) return `${made} is unfinished or was not made by this script`
  return readFileSync(stamp, 'utf8') === fingerprint ? undefined : changed
}

const whyInstall = () =>
  reason('node_modules', stamps.packages, packagesFingerprint(), 'package-lock.json has changed') ??
  (existsSync(chooseNode().path) ? undefined : 'the pinned Node is missing')
const whyBuild = () => reason('dist', stamps.pages, pagesFingerprint(), 'the sources have changed')

/** Resolves to the exit code. The lock names the process too, so that nobody takes the lock while it is at work. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    running = child
    writeFileSync(lock, `${process.pid} ${child.pid}`)
    child.on('error', (error) => stop(`${command} could not be started: ${error.message}`))
    child.on('exit', (code) => {
      running = undefined
      if (interrupted) process.exit(130)
      resolve(code ?? 1)
    })
  })
}

/** Runs npm, as the npm that called us when one did, on this Node. */
function npm(args, node, cwd = root) {
  const cli = process.env.npm_execpath
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    // Debian keeps npm's own packages where only Debian's Node looks for them.
    NODE_PATH: ['/usr/share/nodejs', process.env.NODE_PATH].filter(Boolean).join(delimiter),
  }
  if (cli?.endsWith('.js')) return run(node, [cli, ...args], { env, cwd })
  // On Windows npm is a batch file, which only a shell can start.
  return run('npm', args, { env, cwd, shell: process.platform === 'win32' })
}

/** npm leaves out platform binaries that its own Node is too old for, so an old Node first fetches the pinned one. */
async function nodeForInstalling() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  // The oldest that every platform binary of package-lock.json admits; tests/architecture.test.ts holds it so.
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return process.execPath
  say(
    `fetching Node ${pinned.version} into .node, because this machine's ${process.versions.node} is too old to install with`,
  )
  const manifest = { private: true, dependencies: { node: pinned.version }, allowScripts: { node: true } }
  writeFileSync(join(bootstrap, 'package.json'), JSON.stringify(manifest))
  const quiet = ['--no-package-lock', '--no-fund', '--no-audit', '--loglevel=error']
  const code = await npm(['install', ...quiet], process.execPath, bootstrap)
  const node = nodeIn(join(bootstrap, 'node_modules'))
  if (code !== 0 || !existsSync(node))
    stop(`Node ${pinned.version} could not be fetched (npm said why above). Is the package registry reachable?`)
  return node
}

async function install(why) {
  const node = await nodeForInstalling()
  say(`installing the packages, because ${why} (about half a minute)`)
  const code = await npm(
    ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error'],
    node,
  )
  if (code !== 0) stop('npm ci failed (its message is above). Correct the cause and run the same command again.')
  if (!existsSync(chooseNode().path)) {
    stop(
      "npm ran no install scripts, so the pinned Node is missing. Allow the script of the package 'node' (npm config: ignore-scripts=false).",
    )
  }
  writeFileSync(stamps.packages, packagesFingerprint())
  for (const left of ['node_modules', 'package.json']) rmSync(join(bootstrap, left), { recursive: true, force: true })
}

async function build(why) {
  say(`building the pages, because ${why}`)
  const fingerprint = pagesFingerprint()
  rmSync(stamps.pages, { force: true })
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(chooseNode().path, [vite, 'build', '--logLevel', 'warn'])
  if (code !== 0) stop('the pages could not be built (the message is above).')
  writeFileSync(stamps.pages, fingerprint)
}

function isAbandoned() {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age < 5_000) return false
  const alive = (pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  // After a kill -9 of the holder its npm may still be at work. The limit is for a process number that came into other hands.
  return age > 180_000 || !readFileSync(lock, 'utf8').split(' ').map(Number).some(alive)
}

/**
 * Two commands at once must not install over each other. A holder touches the lock every second; a dead one's grows
 * old. Returns what releases it.
 */
async function takeLock() {
  mkdirSync(bootstrap, { recursive: true })
  for (let logged = false; ; await new Promise((resolve) => setTimeout(resolve, 250))) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned()) rmSync(lock, { force: true })
    else if (!logged) {
      say('waiting for another command that is preparing this folder')
      logged = true
    }
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1_000)
  beat.unref()
  const remove = () => rmSync(lock, { force: true })
  process.on('exit', remove)
  for (const signal of SIGNALS) process.on(signal, interrupt)
  return () => {
    clearInterval(beat)
    remove()
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}

/** Installs the packages and, if wanted, builds the pages, as far as either is not up to date. */
export async function prepare(wantsPages) {
  if (!whyInstall() && !(wantsPages && whyBuild())) return
  const release = await takeLock()
  const toInstall = whyInstall()
  if (toInstall) await install(toInstall)
  const toBuild = wantsPages && whyBuild()
  if (toBuild) await build(toBuild)
  release()
}
