import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const apiPort = await freePort()
const target = `http://127.0.0.1:${apiPort}`

// The pages come from Vite, so the API must hold Vite's address for its own.
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort), BASE_URL: `http://localhost:${port}` },
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own: the watcher and the server it watches are ended together, even when Vite ends this process first.
  detached: true,
})
const toApi = { target, changeOrigin: false, timeout: 0 }
const pages = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'web'),
  appType: 'spa',
  // Without the pattern the proxy would also take the pages' own sources under web/api/, which all have a dot in their
  // name. What a sign-in provider sends back has dots behind the question mark.
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '^/api/[^.?]*($|\\?)': toApi, '/healthz': toApi, '/readyz': toApi },
  },
})

function endApi(): void {
  try {
    if (api.pid) process.kill(-api.pid, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  endApi()
  await pages.close()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
process.on('exit', endApi)
api.once('exit', (code) => void end(code ?? 1))

try {
  await pages.listen()
  console.log(`kinstead: http://localhost:${port}, the pages reload on change; the API restarts on change (${target})`)
} catch (error) {
  console.error(`kinstead: ${(error as Error).message}. Stop what uses the port, or set PORT to another.`)
  await end(1)
}
