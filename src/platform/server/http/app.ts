import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Logger } from '../logger.ts'
import { readForms } from './form-fields.ts'
import { type ConstraintMessages, refuseInWords, sendRefusal } from './refuse.ts'
import { contentSecurityPolicy } from './security-policy.ts'

const headers = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

export async function createHttp(options: {
  logger: Logger
  trust_proxy: number
  constraints: ConstraintMessages
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    genReqId: () => randomUUID(),
    trustProxy: options.trust_proxy > 0 && ((_address, hop) => hop < options.trust_proxy),
    bodyLimit: 1_000_000,
    // One open event stream or stuck upload must not keep the server from stopping.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Before any hook runs: an address that cannot be read.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headers)
      void sendRefusal(reply as FastifyReply, new AppError('malformed'))
    },
  }) as unknown as FastifyInstance
  // JSON and forms only: text would be parsed into a body that no call expects.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(multipart)
  readForms(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
  refuseInWords(app, options.constraints)
  endConnectionsOnClose(app)
  return app
}

/** How long connections are given to end by themselves, and how long a running answer may take, in milliseconds. */
const farewell = 300
const lastAnswers = 8000

/**
 * From the call to stop on, every answer is the last of its connection; otherwise a busy browser would keep us for
 * ever. Only then is the door shut: a request that was on its way into an open connection is still answered.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), lastAnswers).unref()
    await sleep(farewell)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
