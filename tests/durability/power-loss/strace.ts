import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DiskEvent, eventsOf } from './events.ts'

export const noStrace = 'strace was not found or may not trace here: install it (apt-get install strace)'

export const canTrace = () => spawnSync('strace', ['-qq', '-e', 'trace=none', 'true']).status === 0

const CALLS =
  'open,openat,creat,write,writev,pwrite64,pwritev,ftruncate,fallocate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat'

/** Runs saver.ts and answers everything that it did to the files in `directory`, in order. */
export function traceSaver(directory: string, saves: number, synchronous: string): DiskEvent[] {
  const log = `${directory}.strace`
  const saver = [process.execPath, join(import.meta.dirname, 'saver.ts'), directory, String(saves), synchronous]
  // -y names the file behind each descriptor; the data comes as \x.. and whole.
  const options = [
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-y',
    '-xx',
    '-s',
    '1000000',
    '-e',
    `trace=${CALLS}`,
    '-e',
    'signal=none',
    '-o',
    log,
  ]
  const { status, stderr } = spawnSync('strace', [...options, ...saver], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The traced saver failed:\n${stderr}`)
  try {
    return eventsOf(readFileSync(log, 'latin1'), directory)
  } finally {
    rmSync(log)
  }
}
