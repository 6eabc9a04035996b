import { Packer } from 'docx'
import { zipSync } from 'fflate'
import type { Doc } from '../../../documents/model.ts'
import { documentOf } from './docx-document.ts'

let documents: Record<string, Doc> = {}

/** In its favour, the documents' words are put together before the press. */
export async function prepare(): Promise<void> {
  documents = await (await fetch('/documents.json')).json()
}

export async function make(id: string): Promise<Uint8Array> {
  const doc = documents[id]
  if (!doc) throw new Error(`There is no document '${id}'.`)
  return new Uint8Array(await Packer.toArrayBuffer(documentOf(doc)))
}

export async function makeAll(): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const id of Object.keys(documents)) files[`${id}.docx`] = await make(id)
  return zipSync(files, { level: 0 })
}
