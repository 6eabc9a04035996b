import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceList } from './dependencies/licence-list.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs', 'licences.md')
writeFileSync(file, licenceList(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))))
console.log(`Written: ${file}`)
