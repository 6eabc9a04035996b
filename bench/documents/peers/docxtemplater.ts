import Docxtemplater from 'docxtemplater'
import { zipSync } from 'fflate'
import PizZip from 'pizzip'

let answers: Record<string, Record<string, string>> = {}

/** In its favour, the answers are worked out before the press. Its templates are fetched after it, as their code is. */
export async function prepare(): Promise<void> {
  answers = await (await fetch('/answers.json')).json()
}

const templates = new Map<string, Promise<ArrayBuffer>>()

function templateOf(id: string): Promise<ArrayBuffer> {
  const known = templates.get(id) ?? fetch(`/templates/${id}.docx`).then((answer) => answer.arrayBuffer())
  templates.set(id, known)
  return known
}

export async function make(id: string): Promise<Uint8Array> {
  const document = new Docxtemplater(new PizZip(await templateOf(id)), { paragraphLoop: true, linebreaks: true })
  document.render(answers[id])
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}

export async function makeAll(): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const id of Object.keys(answers)) files[`${id}.docx`] = await make(id)
  return zipSync(files, { level: 0 })
}
