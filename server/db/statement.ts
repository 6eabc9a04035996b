import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs with these values, in the order in which the query was written with others in their places. */
export type Statement<Row> = (on: Kysely<Tables>, values: readonly unknown[]) => Promise<Row[]>

/**
 * Runs a query past Kysely, inside the open transaction or on what is committed, and answers its rows. Answers nothing
 * where it has no way, as on PostgreSQL inside a transaction, whose connection is Kysely's.
 */
export type RunDirectly = (
  isInside: boolean,
  sql: string,
  values: readonly unknown[],
) => unknown[] | Promise<unknown[]> | undefined

/**
 * A query put into words once: for the few that run all the time, that costs more than running them. Given the way
 * `directly`, they take it: on SQLite Kysely's own costs more than the database's work as well, on PostgreSQL each query
 * would be parsed anew, as it still is inside a transaction.
 */
export function statement<Row>(compiled: CompiledQuery<Row>, directly?: RunDirectly): Statement<Row> {
  const { sql, parameters } = compiled
  return async (on, values) => {
    if (values.length !== parameters.length)
      throw new Error(`${values.length} values for ${parameters.length} places: ${sql}`)
    const rows = directly?.(on.isTransaction, sql, values) as Row[] | Promise<Row[]> | undefined
    if (rows) return rows
    return (await on.executeQuery<Row>({ ...compiled, parameters: values })).rows
  }
}
