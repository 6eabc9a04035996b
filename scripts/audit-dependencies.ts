import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'

const Severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: Severity, range: z.string() })),
})
const Failure = z.object({
  message: z.optional(z.string()),
  statusCode: z.optional(z.number()),
  uri: z.optional(z.string()),
  error: z.optional(z.object({ code: z.optional(z.nullable(z.string())), summary: z.optional(z.string()) })),
})

/** The levels that fail. Lesser vulnerabilities are named only: many never reach what calls the package. */
const FAILING: readonly string[] = ['high', 'critical']

/** Exit codes: 0 nothing known above the level moderate, 1 something to fix, 2 the registry did not answer. */
export interface Outcome {
  code: 0 | 1 | 2
  lines: string[]
}

function unanswered(why: string): Outcome {
  return {
    code: 2,
    lines: [
      `Nothing is known about the packages: ${why}.`,
      'A registry answers an audit only if it keeps advisories; many mirrors and proxies do not. Name one that does, from a network that lets the question through:',
      '  npm run audit:dependencies -- --registry=https://registry.npmjs.org',
    ],
  }
}

function reasonOf(failure: z.infer<typeof Failure>): string {
  const { statusCode, uri = 'the registry', message, error } = failure
  if (statusCode)
    return `${uri} answered ${statusCode}${message?.includes('Method Not Allowed') ? ', as one that takes no such question' : ''}`
  return message || error?.summary || error?.code || 'the registry gave no answer'
}

/** What `npm audit --json` has printed, for a person. */
export function auditReport(output: string): Outcome {
  let parsed: unknown
  try {
    parsed = JSON.parse(output)
  } catch {
    return unanswered(`npm said no JSON but: ${output.trim().slice(0, 200) || 'nothing'}`)
  }
  const report = Report.safeParse(parsed)
  if (!report.success) return unanswered(reasonOf(Failure.safeParse(parsed).data ?? {}))
  const found = Object.values(report.data.vulnerabilities)
  if (found.length === 0) return { code: 0, lines: ['No known vulnerability in the packages that run.'] }
  const code = found.some(({ severity }) => FAILING.includes(severity)) ? 1 : 0
  return { code, lines: found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) }
}

function audit(): void {
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
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.on('error', ({ message }) => {
    output = `npm could not be started: ${message}`
  })
  child.on('close', () => {
    const { code, lines } = auditReport(output)
    console.log(lines.join('\n'))
    process.exitCode = code
  })
}

if (import.meta.main) audit()
