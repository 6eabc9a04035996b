import pg from 'pg'

type Asked = string | pg.QueryConfig
type Answered = (fault: Error | null, result: pg.QueryResult) => void
type Query = (asked: Asked, values?: unknown[] | Answered, answered?: Answered) => unknown

/**
 * pg's own client, which answers with a promise that we make. Of those that it makes each keeps the next from being
 * collected until a full garbage collection: whole records pile up, and every few seconds who saves waits for one. The
 * price is that a fault's stack begins in pg's parser and not with who asked.
 */
export class PostgresClient extends pg.Client {
  override query = ((asked, values, answered) => {
    const query: Query = super.query.bind(this)
    const isForPromise = typeof asked === 'string' || !('submit' in asked)
    if (!isForPromise || answered || typeof values === 'function') return query(asked, values, answered)
    return new Promise((resolve, reject) => {
      query(asked, values, (fault, result) => (fault ? reject(fault) : resolve(result)))
    })
  }) as Query as pg.Client['query']
}
