import { sampleContent } from '#content/sample-content.ts'
import type { Config } from './config.ts'
import type { Log } from './observability/log.ts'

/** Invented customers and leaders must not meet the public as if they were real. */
export function warnOfSampleContent({ isPublic }: Pick<Config, 'isPublic'>, log: Log, files = sampleContent): void {
  if (!isPublic || files.length === 0) return
  log.warn('BASE_URL is public, and some content is still a sample: replace it and set the mark at its top to false', {
    files: files.join(', '),
  })
}
