import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs with these values, in the order in which the query was written with others in their places. */
export type Statement<Row> = (on: Kysely<Tables>, values: readonly unknown[]) => Promise<Row[]>

/** A query put into words once: for the few that run all the time, that costs more than running them. */
export function statement<Row>(compiled: CompiledQuery<Row>): Statement<Row> {
  const { length } = compiled.parameters
  return async (on, values) => {
    if (values.length !== length) throw new Error(`${values.length} values for ${length} places: ${compiled.sql}`)
    return (await on.executeQuery<Row>({ ...compiled, parameters: values })).rows
  }
}
