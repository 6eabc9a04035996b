import type { Plugin } from 'vite'
import { sampleFile } from '#content/documents.ts'
import { buildDocument } from '#documents/build.ts'
import { parts } from '#documents/docx/parts.ts'
import { asSample } from '#documents/lines.ts'
import { zipDocx } from '#documents/zip.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { sampleSet } from '#samples/complete.ts'

/** One document of the sample family as a Word file, marked as a sample. */
export const sampleDocx = (id: DocumentId) => zipDocx(parts(asSample(buildDocument(sampleSet, documentNames[id]))))

/** Writes the sample family's nine documents as the Word files that the pages of the samples offer. */
export function sampleFiles(): Plugin {
  return {
    name: 'kinstead-sample-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const id = ALL_DOCUMENTS.find((each) => sampleFile(each) === request.url?.split('?')[0])
        if (id) response.end(sampleDocx(id))
        else next()
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const id of ALL_DOCUMENTS)
        this.emitFile({ type: 'asset', fileName: sampleFile(id).slice(1), source: sampleDocx(id) })
    },
  }
}
