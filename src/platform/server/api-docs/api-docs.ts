import type { FastifyInstance } from 'fastify'
import type { Endpoints } from '#platform/contract/endpoint.ts'
import { documentedPath, openApi, plainCalls } from './openapi.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `GET /api/docs` for people, `GET /api/docs/openapi.json` for machines. */
export function serveApiDocs(app: FastifyInstance, endpoints: Endpoints): void {
  // Built on first request: it is a large text that most servers never serve.
  let document: string | undefined
  const written = () => (document ??= JSON.stringify(openApi(endpoints)))
  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(written()),
  )
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(endpoints)))
}

function docsPage(endpoints: Endpoints): string {
  const plain = plainCalls.map((call) => ({ ...call, method: 'GET' }))
  const rows = [...Object.values(endpoints), ...plain]
    .map((call) => ({ ...call, path: documentedPath(call.path) }))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map(
      (e) =>
        `<tr><td>${e.method}</td><td><code>${escaped(e.path)}</code></td><td>${escaped(e.summary)}</td><td>${escaped(e.permission)}</td></tr>`,
    )
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Haulyard API</title></head><body><main><h1>Haulyard API</h1>
<p>Every answer is <code>{success, message, data}</code>; a refusal adds <code>errors</code> by field.
The whole description: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Permission</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</main></body></html>`
}
