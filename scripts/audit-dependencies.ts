import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { auditReport } from './dependencies/audit-report.ts'

const child = spawn('npm', ['audit', '--json', ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '..'),
  stdio: ['ignore', 'pipe', 'ignore'],
})
let said = ''
child.stdout.on('data', (chunk: Buffer) => {
  said += chunk.toString()
})
child.on('error', ({ message }) => {
  said = `npm could not be started: ${message}`
})
child.on('close', () => {
  const { code, lines } = auditReport(said)
  console.log(lines.join('\n'))
  process.exitCode = code
})
