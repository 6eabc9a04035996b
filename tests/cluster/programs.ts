import { spawnSync } from 'node:child_process'

/** Debian keeps both in /usr/sbin, which is not on every user's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

export function findProgram(name: 'nginx' | 'haproxy'): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { env, encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

export const noProgram = (name: 'nginx' | 'haproxy') => `${name} was not found: install it (apt-get install ${name})`
