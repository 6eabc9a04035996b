import { STORY_IS_A_SAMPLE } from './story.ts'
import { TEAM_IS_A_SAMPLE } from './team.ts'
import { TESTIMONIALS_ARE_SAMPLES } from './testimonials.ts'

/** The files whose people are invented and still marked so; a public installation must replace them. */
export const sampleContent: readonly string[] = [
  { file: 'content/testimonials.ts', isSample: TESTIMONIALS_ARE_SAMPLES },
  { file: 'content/team.ts', isSample: TEAM_IS_A_SAMPLE },
  { file: 'content/story.ts', isSample: STORY_IS_A_SAMPLE },
].flatMap(({ file, isSample }) => (isSample ? [file] : []))
