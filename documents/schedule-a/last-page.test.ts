import { expect, test } from 'vitest'
import { bodyXml } from '../docx/body.ts'
import { scheduleA } from './build.ts'

test('the lines for initials stay on one page with the whole item before them', () => {
  const xml = bodyXml(scheduleA({ uid: 'u', trustees: [{ id: 't', name: 'Ann', address: '1 Elm Street' }] })).xml
  const [last = '', ...lines] = xml.split('<w:p>').slice(-3)
  expect(last).toContain('The Grantor may not change it afterward.')
  expect(last).toMatch(/^<w:pPr><w:pStyle w:val="Item"\/><w:keepNext\/><w:keepLines\/>/)
  expect(lines.map((line) => line.includes('<w:keepNext/>'))).toEqual([true, false])
  expect(lines.join()).toMatch(/Initials of Grantor and date:.*Initials of Trustee and date:/)
})
