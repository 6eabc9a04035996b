import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** What is made, fetched or kept on the machine, and so is no part of the sources. */
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git', '.node'])

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Every file of the project, by its path from the root. */
export const files = walk('')
export const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
export const folderOf = (path: string) => path.split('/')[0] ?? ''
/** A contract is a suite that several test files run. */
export const isTest = (path: string) => /\.(test|spec|contract)\.tsx?$/.test(path)
export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
