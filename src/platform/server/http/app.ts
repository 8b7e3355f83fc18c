import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Logger } from '../start/logger.ts'
import { type Admission, guarded } from './admission.ts'
import { readForms } from './form-fields.ts'
import { readJson } from './json-body.ts'
import { refuseUnreadable } from './unreadable.ts'
import type { ConstraintMessages } from './database-refusal.ts'
import { refuseInWords, sendRefusal } from './refuse.ts'
import { securityHeaders as headers } from './security-headers.ts'
import { endSlowBodies, slowHeaders, wholeRequest } from './slow-callers.ts'

/** Longer than a proxy keeps an idle connection, so that the proxy is the one to close it. */
const keepAliveTimeout = 72_000

export async function createHttp(options: {
  logger: Logger
  trust_proxy: number
  constraints: ConstraintMessages
  admission: Admission
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    genReqId: () => randomUUID(),
    trustProxy: options.trust_proxy > 0 && ((_address, hop) => hop < options.trust_proxy),
    clientErrorHandler: refuseUnreadable,
    // An open event stream or stuck upload must not keep the server from stopping.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (serve) =>
      createServer(
        // Otherwise Node refuses a request without a host with its own message.
        { ...slowHeaders, requestTimeout: wholeRequest, keepAliveTimeout, requireHostHeader: false },
        guarded(options.admission, serve),
      ),
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Before any hook runs: an unreadable address.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id })
      void sendRefusal(reply as FastifyReply, new AppError('malformed'))
    },
  }) as unknown as FastifyInstance
  app.decorateRequest('viewer')
  readJson(app)
  // JSON and forms only: text would be parsed into a body that no call expects.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(multipart)
  readForms(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new AppError('malformed')
  })
  // Otherwise Node refuses an unknown Expect header with its own message; it is simply ignored.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  endSlowBodies(app)
  refuseInWords(app, options.constraints)
  return app
}
