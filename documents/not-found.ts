import { say } from './compose.ts'
import type { Doc } from './model.ts'
import { value } from './wording/value.ts'

/** What is handed over for a name that no template exists for (T 4.7). */
export function templateNotFound(name: string): Doc {
  return {
    title: 'Document',
    subject: 'Template not found',
    header: 'Document',
    lang: 'en-US',
    blocks: [
      { kind: 'heading', text: 'Template not found' },
      {
        kind: 'paragraph',
        runs: say`The template for “${value(name, '[Document Name]')}” was not found. Please go back to the dashboard and choose one of the documents listed there.`,
      },
    ],
  }
}
