import { type LaunchedProgram, launchProgram } from './launch-program.ts'

export interface Front extends LaunchedProgram {
  port: number
  url: string
}

const configurationOf = (port: number, servers: readonly number[], connections: number) => `
worker_processes 1;
worker_rlimit_nofile ${connections * 2};
pid nginx.pid;
events { worker_connections ${connections}; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  upstream kinstead {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 2m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s;

    error_page 502 504 @unreachable;
    location @unreachable {
      default_type text/html;
      return 502 '<!doctype html><html lang="en"><title>Kinstead</title><h1>Kinstead cannot be reached right now</h1><p>Nothing is lost. Please try again in a few minutes.</p></html>';
    }

    location / { proxy_pass http://kinstead; }
    location /assets/ {
      proxy_pass http://kinstead;
      proxy_next_upstream error timeout http_404;
    }
    location = /api/trust/events {
      proxy_pass http://kinstead;
      proxy_buffering off;
      proxy_read_timeout 75s;
    }
  }
}
`

/** nginx in front of servers on these ports, set up as docs/deployment.md says, without TLS. The servers need not run yet. */
export async function launchNginx(port: number, servers: readonly number[], connections = 2_048): Promise<Front> {
  const launched = await launchProgram({
    program: 'nginx',
    configuration: () => configurationOf(port, servers, connections),
    port,
  })
  return { ...launched, port, url: `http://localhost:${port}` }
}
