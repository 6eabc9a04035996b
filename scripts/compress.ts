import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPRESSED, encoded } from '#server/pages/files.ts'

/** Pages are not among them: the server completes their heads first. */
const WORTH_IT = /\.(js|css|svg)$/

/** Puts beside each script, style and picture in `dir` what browsers are sent of it, as small as it can be made. */
export async function compressFiles(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => WORTH_IT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const small = await encoded(await readFile(join(dir, file)), 'br', 'once')
      await writeFile(join(dir, file + COMPRESSED), small)
    }),
  )
}
