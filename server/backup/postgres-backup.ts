import { runTool } from './postgres-tools.ts'
import { writeWhole } from './whole-file.ts'

/** Copies the database as it is at one moment, in pg_dump's custom format, while servers go on. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  const args = (part: string) => [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-unlogged-table-data',
    `--file=${part}`,
  ]
  await writeWhole(file, (part) => runTool('pg_dump', args(part), url).ended)
}
