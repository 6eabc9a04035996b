import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes what has been written into a file outlast a loss of power. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Makes the names in a directory outlast a loss of power, as far as the system lets one. */
export function syncDirectory(directory: string): void {
  try {
    const handle = openSync(directory, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {
    // Some systems do not open directories; they order such changes themselves.
  }
}
