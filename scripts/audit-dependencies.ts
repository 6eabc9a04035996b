import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { auditReport } from './dependencies/audit-report.ts'

// Without those that only build and test. A registry that does not answer must not keep `npm test` waiting for minutes.
const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=15000', ...process.argv.slice(2)]
const cli = process.env.npm_execpath ?? ''
const [program, ...first] = basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
const child = spawn(program, [...first, ...args], {
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
