import type { LaunchedServer } from '#tests/server/launch.ts'

/** Starts a server again that a test has killed: the worker's other tests need it. */
export async function revive(server: LaunchedServer): Promise<void> {
  const lives = await fetch(`${server.url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )
  if (!lives) await server.restart()
}
