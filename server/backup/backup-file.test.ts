import { readdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { lastBackup, lastBackupFile, recordBackup } from './backup-file.ts'
import { withoutPassword } from './postgres-backup.ts'
import { outdated } from './scheduled-backups.ts'

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

test.each([
  ['postgres://ann:hun%40ter2@db.example:5433/kinstead?sslmode=require', 'hun@ter2'],
  ['postgresql://ann@db.example/kinstead', undefined],
])('the password of %s is not among the arguments of a program', (url, password) => {
  const open = withoutPassword(url)
  expect(open.address).not.toContain('ter2')
  expect(open.address).toBe(url.replace(/:hun%40ter2/, ''))
  expect(open.password).toEqual(password === undefined ? {} : { PGPASSWORD: password })
})

const NOW = new Date('2026-11-24T12:00:00Z')
const MINUTE = 60_000
const nameAt = (minutesAgo: number) =>
  `kinstead-${new Date(NOW.getTime() - minutesAgo * MINUTE).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** As a server with BACKUP_EVERY=20 leaves them: after each backup the outdated ones go. */
function storedAfter(days: number): string[] {
  let stored: string[] = []
  for (let minutes = days * 24 * 60; minutes >= 0; minutes -= 20) {
    stored.push(nameAt(minutes))
    const old = new Set(outdated(stored, new Date(NOW.getTime() - minutes * MINUTE)))
    stored = stored.filter((name) => !old.has(name))
  }
  return stored
}

test('all of two hours stay, one of each hour for two days, one of each day for 30 days', () => {
  const stored = storedAfter(40)
  const ages = stored.map(
    (name) => (NOW.getTime() - Date.parse(`${name.slice(9, 19)}T${name.slice(20, 28).replaceAll('-', ':')}Z`)) / MINUTE,
  )
  expect(ages.filter((age) => age < 120).sort((a, b) => a - b)).toEqual([0, 20, 40, 60, 80, 100])
  // Of each hour of the clock, so that an hour back from now can touch two.
  for (let hour = 2; hour < 47; hour += 1) {
    const found = ages.filter((age) => age >= hour * 60 && age < (hour + 1) * 60).length
    expect([1, 2], `${hour} hours ago`).toContain(found)
  }
  for (let day = 3; day < 29; day += 1)
    expect(
      ages.some((age) => Math.abs(age - day * 24 * 60) <= 24 * 60),
      `${day} days ago`,
    ).toBe(true)
  expect(Math.max(...ages)).toBeLessThanOrEqual(31 * 24 * 60)
  expect(stored.length).toBeLessThan(6 + 48 + 32)
})

test('the newest stays however old it is, and files with other names are left alone', () => {
  const others = ['kinstead-before-the-upgrade.backup', 'notes.txt', `${nameAt(9_999_999)}.part-7`]
  expect(outdated([nameAt(80 * 24 * 60), ...others], NOW)).toEqual([])
  expect(outdated([nameAt(80 * 24 * 60), nameAt(79 * 24 * 60), ...others], NOW)).toEqual([nameAt(80 * 24 * 60)])
})
