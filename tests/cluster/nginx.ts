import { shippedFile } from '#tests/deploy/shipped-file.ts'
import { type LaunchedProgram, launchProgram } from './launch-program.ts'

export interface Front extends LaunchedProgram {
  port: number
  url: string
}

/** With these, nginx speaks TLS on its port, and redirects from `plainPort`. */
interface Tls {
  certificate: string
  key: string
  plainPort: number
}

interface Wanted {
  port: number
  /** Ports of the servers, which need not run yet. */
  servers: readonly number[]
  connections?: number
  tls?: Tls
}

/** nginx as another user than root has no port 80, and its files are in its working directory. */
const PLACES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

function configurationOf({ port, servers, connections = 2_048, tls }: Wanted): string {
  const upstream = servers.map((server) => `server 127.0.0.1:${server} $1`).join('\n    ')
  const withTls: [RegExp, string][] = tls
    ? [
        [/listen 80;/, `listen 127.0.0.1:${tls.plainPort};`],
        [/listen 443 /, `listen 127.0.0.1:${port} `],
        [/\/etc\/letsencrypt.*fullchain.pem/, tls.certificate],
        [/\/etc\/letsencrypt.*privkey.pem/, tls.key],
      ]
    : [
        [/listen 80;/, 'listen unix:redirect.socket;'],
        [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
        [/ssl_\w+ .*;/g, ''],
      ]
  return shippedFile('nginx.conf', [
    [/worker_rlimit_nofile \d+;/, `worker_processes 1; worker_rlimit_nofile ${connections * 2}; pid nginx.pid;`],
    [/worker_connections \d+;/, `worker_connections ${connections};`],
    [/http \{/, `http {\n  access_log off; ${PLACES}`],
    [/server 127\.0\.0\.1:3000 (.*)/, upstream],
    ...withTls,
  ])
}

/** Starts nginx with deploy/nginx.conf. */
export async function launchNginx(wanted: Wanted): Promise<Front> {
  const { port, tls } = wanted
  const launched = await launchProgram({ program: 'nginx', configuration: () => configurationOf(wanted), port })
  return { ...launched, port, url: `${tls ? 'https' : 'http'}://localhost:${port}` }
}
