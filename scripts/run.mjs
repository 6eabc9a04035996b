// Runs a program of this project, such as `node scripts/run.mjs --pages server/main.mjs`, on the right Node and after
// scripts/ready.mjs. Without a program it only prepares. It is for npm's scripts, which have to work in every shell.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { chooseNode, prepare, say } from './ready.mjs'

const wantsPages = process.argv[2] === '--pages'
const program = process.argv.slice(wantsPages ? 3 : 2)

/** Milliseconds between two looks at the parent. */
const LOOK = 250

/** Starts the program on this Node, and ends with it and as it ended. */
function run(node) {
  const child = spawn(node, program, {
    stdio: 'inherit',
    // A program that starts `node` again gets the same one.
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  })
  // Windows sends Ctrl+C to every process of the console; there `kill` would end the child at once.
  const pass = (signal) => process.platform === 'win32' || child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  // npm passes a SIGTERM to its shell alone, and not every shell has been replaced by its last command.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || pass('SIGTERM'), LOOK).unref()
  child.on('error', (error) => {
    console.error(`kinstead: ${node} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

await prepare(wantsPages)
if (program.length > 0) {
  const { path, line } = chooseNode()
  say(line)
  run(path)
}
