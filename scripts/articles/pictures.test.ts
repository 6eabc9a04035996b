import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/catalogue.ts'
import { articlePicture, INKS, motifs } from '#web/components/pictures/article-picture.ts'

const draw = (scheme: 'light' | 'dark') =>
  articles.map(({ file, categories }) => articlePicture(file, categories, scheme))

test('each article has a map of its own, and always the same', () => {
  expect(new Set(draw('light')).size).toBe(articles.length)
  expect(draw('light')).toEqual(draw('light'))
})

test('each subject adds its own mark', () => {
  const subjects = articles.flatMap(({ categories }) => categories)
  expect(subjects.filter((subject) => !motifs[subject])).toEqual([])
  expect(articlePicture('one', ['Privacy'], 'light')).not.toBe(articlePicture('one', ['Trust Setup'], 'light'))
})

test('a picture is light', () => {
  for (const picture of draw('light')) expect(gzipSync(picture).length).toBeLessThan(6_000)
})

test('it is an image that runs and fetches nothing, every number of it real', () => {
  for (const picture of [...draw('light'), ...draw('dark')]) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|<style|style=|href|var\(/)
    expect(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement?.tagName).toBe('svg')
  }
})

test('it is painted in the tokens of the page', () => {
  const [light = '', dark = ''] = readFileSync('web/styles/tokens.css', 'utf8').split('prefers-color-scheme: dark')
  for (const [scheme, tokens] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [name, ink] of Object.entries(INKS[scheme])) expect(tokens).toContain(`--color-${name}: ${ink};`)
})
