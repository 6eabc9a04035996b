import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { auditReport } from './dependencies/audit-report.ts'

// The packages that run: npm also counts as such what an optional package of theirs could use, unless all optional ones
// are omitted. A registry that does not answer must not keep `npm test` waiting for minutes.
const which = ['--omit=dev', '--omit=optional']
const args = ['audit', '--json', ...which, '--fetch-retries=0', '--fetch-timeout=15000', ...process.argv.slice(2)]
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
