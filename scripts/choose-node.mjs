// Chooses the Node that runs the product: the machine's own, or the pinned one from npm.
// Plain JavaScript without packages, like ready.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Of each supported line, the first release without a known security hole. `engines` has the form `^24.1.2 || ^26.3.4`. */
const safe = engines.node.split('||').map((range) => range.trim().slice(1))
const numbers = (version) => version.split('.').map(Number)

export function isSafe(version) {
  const [major, minor, patch] = numbers(version)
  return safe.map(numbers).some(([line, leastMinor, leastPatch]) => {
    return major === line && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch))
  })
}

/** The program in a folder of packages into which the package `node` was installed. */
export const nodeIn = (packages) => join(packages, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

export const pinned = { version: dependencies.node, path: nodeIn(join(root, 'node_modules')) }

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
