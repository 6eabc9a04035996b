import type { Doc } from './model.ts'

/** What is on every page of a document of a family that does not exist. */
export const SAMPLE_MARK = 'Sample, not for signing'

/** The document of a family that does not exist, marked at the head and the foot of every page. */
export const asSample = (doc: Doc): Doc => ({
  ...doc,
  title: `Sample: ${doc.title}`,
  header: `${SAMPLE_MARK} | ${doc.header}`,
})
