import { readdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { lastBackup, lastBackupFile, recordBackup } from './backup-file.ts'

test('the newest backup replaces the one before; text that is not a time counts as none', () => {
  const { dir, remove } = temporaryDir()
  expect(lastBackup(dir)).toBeUndefined()
  recordBackup(dir, new Date('2026-11-19T03:15:00Z'))
  const began = new Date('2026-11-20T03:15:00Z')
  recordBackup(dir, began)
  expect(lastBackup(dir)).toEqual(began)
  expect(readdirSync(dir)).toEqual(['last-backup'])
  writeFileSync(lastBackupFile(dir), 'yesterday')
  expect(lastBackup(dir)).toBeUndefined()
  remove()
  expect(() => recordBackup(dir, began)).toThrow('ENOENT')
})
