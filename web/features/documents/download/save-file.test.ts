// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

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
