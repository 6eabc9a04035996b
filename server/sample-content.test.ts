import { expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { STORY_IS_A_SAMPLE } from '#content/story.ts'
import { TEAM_IS_A_SAMPLE } from '#content/team.ts'
import { TESTIMONIALS_ARE_SAMPLES } from '#content/testimonials.ts'
import { createLog } from './observability/log.ts'
import { warnOfSampleContent } from './start.ts'

function warned(isPublic: boolean, files?: string[]): string {
  let written = ''
  const log = createLog({ write: (text) => (written += text) }, 'warn')
  warnOfSampleContent({ isPublic }, log, files)
  return written
}

test('a public installation is warned of each file that still holds samples', () => {
  expect(JSON.parse(warned(true, ['content/team.ts', 'content/story.ts']))).toMatchObject({
    level: 'warn',
    event: expect.stringContaining('BASE_URL is public'),
    files: 'content/team.ts, content/story.ts',
  })
})

test('nobody is warned on this machine, nor when every sample is replaced', () => {
  expect(warned(false, ['content/team.ts'])).toBe('')
  expect(warned(true, [])).toBe('')
})

test('the list follows the marks in the files', () => {
  const marks = [TESTIMONIALS_ARE_SAMPLES, TEAM_IS_A_SAMPLE, STORY_IS_A_SAMPLE]
  expect(sampleContent).toHaveLength(marks.filter(Boolean).length)
  expect(warned(true).includes('content/testimonials.ts')).toBe(TESTIMONIALS_ARE_SAMPLES)
})
