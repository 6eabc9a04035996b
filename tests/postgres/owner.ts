import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

export type Owner = { uid: number; gid: number } | Record<string, never>

/** Database and proxies are not to run as root, so root lends them the user that owns nothing. */
export function owner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function changeOwner({ uid, gid }: Owner, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
