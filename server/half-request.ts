import { request } from 'node:http'

/** For tests: a POST that the server has begun to handle and whose body has not come yet. `finish` sends it and answers the status. */
export function halfRequest(url: string, body: string): Promise<{ finish(): Promise<number> }> {
  return new Promise((begun, failed) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server answers "100 Continue" as soon as it has the headers: then the request is in flight.
      expect: '100-continue',
    }
    const asked = request(url, { method: 'POST', headers, agent: false })
    const answered = new Promise<number>((done, lost) => {
      asked.on('response', (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
      asked.on('error', lost)
    })
    answered.catch(failed)
    asked.on('continue', () =>
      begun({
        finish: () => {
          asked.end(body)
          return answered
        },
      }),
    )
    asked.flushHeaders()
  })
}
