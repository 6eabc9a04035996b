// Reads .env into the environment, where there is one. Variables that are set already take precedence.
// Node's --env-file-if-exists does the same, and prints a line where there is none.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
