import { expect, test, vi } from 'vitest'
import { message } from '#domain/message.ts'
import { families, recordOf } from '#samples/families.ts'
import { availability, withoutCopy } from './availability.ts'
import { saveFile } from './save-file.ts'

const readySoFar = (percent: number) => message('Download opens at 100%. Ready so far: {percent}%.', { percent })

test('a document opens at 100 percent and says before that how far it is', () => {
  expect(availability('trust-agreement', families.empty)).toEqual({
    status: 'Not Started',
    percent: 0,
    notReady: readySoFar(0),
  })
  expect(availability('trust-agreement', families.begun)).toMatchObject({
    status: 'In Progress',
    percent: 40,
    notReady: readySoFar(40),
  })
  expect(availability('trust-agreement', families.complete)).toEqual({ status: 'Ready to Download', percent: 100 })
  expect(availability('schedule-a', families.begun).notReady).toBeUndefined()
})

test('an unanswered directive is optional, also when it was skipped', () => {
  expect(availability('health-care-directive', families.empty).status).toBe('Optional')
  const skipped = recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true })
  expect(availability('health-care-directive', skipped).status).toBe('Optional')
})

test('a print of a draft is no copy to sign; a download is one, whenever it was made', () => {
  const trust = { ...families.complete, completedAt: '2026-11-20T10:00:00.000Z' }
  const copies = (
    [
      ['trust-agreement', 'print', '2026-11-20T09:00:00.000Z'],
      ['schedule-a', 'print', '2026-11-20T11:00:00.000Z'],
      ['pour-over-will', 'download', '2026-11-19T09:00:00.000Z'],
    ] as const
  ).map(([document, way, at]) => ({ document, way, at }))
  const without = withoutCopy(trust, copies)
  expect(without).toHaveLength(7)
  expect(without).toContain('trust-agreement')
  expect(without).not.toContain('schedule-a')
  expect(without).not.toContain('pour-over-will')
})

test('the file is handed over under its name, as a Word or zip file, and its address is given back', async () => {
  vi.useFakeTimers()
  const files: Blob[] = []
  const revoked = vi.fn()
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: revoked })
  const links: (string | null)[][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push([this.getAttribute('href'), this.download])
  })

  saveFile('Ours.docx', new Uint8Array([80, 75]))

  expect(links).toEqual([['blob:1', 'Ours.docx']])
  expect(files[0]?.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(files[0]?.size).toBe(2)
  saveFile('Ours.zip', new Uint8Array([80, 75]))
  expect(files[1]?.type).toBe('application/zip')
  expect(document.querySelector('a')).toBeNull()
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:1')
  vi.useRealTimers()
})
