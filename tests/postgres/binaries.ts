import { postgresFolder } from '#server/backup/postgres-backup.ts'

/** The folder with initdb and postgres: PG_BIN's, Debian's newest, or one on the PATH. */
export const findPostgres = () => postgresFolder(['initdb', 'postgres'])

export const noPostgres = 'PostgreSQL was not found: install it, or set PG_BIN to the folder of initdb and postgres'
