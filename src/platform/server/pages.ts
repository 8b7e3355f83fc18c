import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import { contentSecurityPolicy } from './http/app.ts'
import { sendRefusal } from './http/refuse.ts'

/** Serves the built browser application: assets for ever, the page fresh with a nonce of its own. */
export async function servePages(app: FastifyInstance, dist: URL): Promise<void> {
  if (!existsSync(new URL('index.html', dist))) return
  const page = readFileSync(new URL('index.html', dist), 'utf8')
  await app.register(fastifyStatic, {
    root: fileURLToPath(dist),
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/.vite/**'],
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/'))
      return sendRefusal(reply, new AppError('not_found'))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__NONCE__', nonce))
  })
}
