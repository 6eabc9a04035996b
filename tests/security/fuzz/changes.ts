import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One row that the server has written: in which table, and about whom. */
export interface RowChange {
  table: string
  who: string | null
}

const WHO = ['uid', 'userId']
/** A record to which its later changes are applied says what it said before, and is so at any time after it was read. */
const UNSAID: Record<string, string> = {
  trust_record: `when not (new.version > old.version and exists (
    select 1 from trust_patch where uid = new.uid and version = new.version))`,
}

/** Has the database itself note every row that comes to say something else, and returns what reads the notes since they were last read. */
export function watchRows(dataDir: string): { changes(): RowChange[]; close(): void } {
  const database = new DatabaseSync(join(dataDir, 'kinstead.db'), { timeout: 5_000 })
  const rows = (text: string) => database.prepare(text).all() as Record<string, unknown>[]
  database.exec('create table fuzz_note (id integer primary key autoincrement, name text, who text)')
  for (const { name } of rows("select name from sqlite_master where type = 'table'")) {
    if (/^sqlite_|^fuzz_/.test(String(name))) continue
    const columns = rows(`pragma table_info("${name}")`).map((column) => String(column.name))
    const who = name === 'user' ? 'id' : columns.find((column) => WHO.includes(column))
    for (const [verb, row] of [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ])
      database.exec(`create trigger fuzz_${name}_${verb} after ${verb} on "${name}"
        ${verb === 'update' ? (UNSAID[String(name)] ?? '') : ''} begin
        insert into fuzz_note (name, who) values ('${name}', ${who ? `${row}."${who}"` : 'null'}); end`)
  }
  const unread = database.prepare('select id, name, who from fuzz_note where id > ? order by id')
  let last = 0
  return {
    changes() {
      const found = unread.all(last) as { id: number; name: string; who: string | null }[]
      last = found.at(-1)?.id ?? last
      return found.map(({ name, who }) => ({ table: name, who }))
    },
    close: () => database.close(),
  }
}
