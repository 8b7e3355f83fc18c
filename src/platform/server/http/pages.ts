import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import { sendRefusal } from './refuse.ts'
import type { Clock } from '../clock.ts'
import { contentSecurityPolicy } from './security-policy.ts'

/** A call, or a file by its extension: no address of the application looks like either. */
const isOfServer = /^\/(?:api|assets)\/|^[^?#]*\.\w+(?:[?#]|$)/

/**
 * Serves the built browser application: assets cached for good, each page fresh with its own nonce and the
 * time of day by the server's clock.
 * `index.html` is the application, at every address that is not a call or file; any other page is served at
 * its name and below: `quote.html` at `/quote` and `/quote/{secret}`. Only the application shows pictures of other hosts.
 */
export async function servePages(
  app: FastifyInstance,
  dist: URL,
  clock: Clock,
  pictureHosts: () => Promise<readonly string[]>,
): Promise<void> {
  if (!existsSync(new URL('index.html', dist))) return
  await app.register(fastifyStatic, {
    root: fileURLToPath(dist),
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/.vite/**'],
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html') && name !== 'index.html')) {
    const name = file.slice(0, -'.html'.length)
    const send = sendPage(readFileSync(new URL(file, dist), 'utf8'), clock)
    app.get(`/${name}`, (_request, reply) => send(reply))
    app.get(`/${name}/*`, (_request, reply) => send(reply))
  }
  const sendApplication = sendPage(readFileSync(new URL('index.html', dist), 'utf8'), clock)
  app.get('/*', async (request, reply) => {
    if (isOfServer.test(request.url)) return sendRefusal(reply, new AppError('not_found'))
    // The application opens without a database too, and says that it is away.
    return sendApplication(reply, await pictureHosts().catch(() => []))
  })
}

const sendPage =
  (page: string, clock: Clock) =>
  (reply: FastifyReply, pictureHosts: readonly string[] = []): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, pictureHosts))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__NONCE__', nonce).replace('__NOW__', clock.now().toISOString()))
  }
