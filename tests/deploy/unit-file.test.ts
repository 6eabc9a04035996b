import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { shippedFile } from './shipped-file.ts'

const missing = findProgram('systemd-analyze') ? undefined : noProgram('systemd-analyze', 'systemd')
/** systemd's own scale goes from 0, nothing is exposed, to 10. It calls less than 3 OK. */
const HIGHEST_EXPOSURE = 2

function analyze(...args: string[]): { code: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-unit-'))
  const file = join(folder, 'kinstead@3000.service')
  // Programs that are not there are errors, so the test's own Node stands for the installed one.
  writeFileSync(file, shippedFile('kinstead@.service', [[/^ExecStart=\S+/m, `ExecStart=${process.execPath}`]]))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return { code: status, said: stdout + stderr }
}

test('systemd accepts the unit, without a warning', (context) => {
  if (missing) return context.skip(missing)
  expect(analyze('verify', '--man=no')).toEqual({ code: 0, said: '' })
})

test(`the service exposes at most ${HIGHEST_EXPOSURE} of 10`, (context) => {
  if (missing) return context.skip(missing)
  const { code, said } = analyze('security', '--offline=true', `--threshold=${HIGHEST_EXPOSURE * 10}`)
  expect(said).toMatch(/Overall exposure level .*: \d\.\d OK/)
  expect(code, said).toBe(0)
})
