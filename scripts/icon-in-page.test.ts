import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconInPage } from './icon-in-page.ts'

const transform = iconInPage().transformIndexHtml as unknown as (html: string, page: { path: string }) => string
const page = (href: string) => `<link rel="icon" type="image/svg+xml" href="${href}" />`
const mark = readFileSync(join(import.meta.dirname, '..', 'web', 'public', 'mark.svg'), 'utf8')

test('a page has the icon within it, the same picture', () => {
  const [, data = ''] = /^<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"<>#]+)" \/>$/.exec(
    transform(page('/mark.svg'), { path: '/index.html' }),
  ) as RegExpExecArray
  const plain = (svg: string) => svg.replaceAll("'", '"').replace(/\s+/g, '')
  expect(plain(decodeURIComponent(data))).toBe(plain(mark))
})

test('a page without it is no page of ours', () => {
  expect(() => transform(page('/other.svg'), { path: '/index.html' })).toThrow('/index.html has no icon')
})
