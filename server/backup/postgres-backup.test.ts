import { expect, test } from 'vitest'
import { withoutPassword } from './postgres-backup.ts'

test.each([
  ['postgres://ann:hun%40ter2@db.example:5433/kinstead?sslmode=require', 'hun@ter2'],
  ['postgresql://ann@db.example/kinstead', undefined],
])('the password of %s is not among the arguments of a program', (url, password) => {
  const open = withoutPassword(url)
  expect(open.address).not.toContain('ter2')
  expect(open.address).toBe(url.replace(/:hun%40ter2/, ''))
  expect(open.password).toEqual(password === undefined ? {} : { PGPASSWORD: password })
})
