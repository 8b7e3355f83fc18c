import { Server as TcpServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: how long an idle connection may still bring a request, and how long a running answer may take. */
const farewell = 500
const lastAnswers = 5000
const look = 20

/**
 * On stopping, no new connection is let in; every answer is the last of its connection, otherwise a busy browser would
 * keep us for ever. A connection on which nothing runs is not cut before a request that is on its way can have come.
 * @returns the hook for `preClose`, to be added behind those that end what never ends by itself.
 */
export function closeInOrder(app: FastifyInstance): () => Promise<void> {
  let isClosing = false
  let running = 0

  app.addHook('onRequest', async (_request, reply) => {
    running++
    reply.raw.once('close', () => running--)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  return async () => {
    isClosing = true
    // Nobody is connected to a server that never listened.
    if (!app.server.listening) return
    // The HTTP server's own way to stop listening also cuts idle connections, and with them what is on its way.
    TcpServer.prototype.close.call(app.server)
    const started = Date.now()
    await sleep(farewell)
    // On a machine that stood still, what came meanwhile is still to be read.
    await afterReading()
    while (running > 0 && Date.now() - started < lastAnswers) await sleep(look)
    app.server.closeAllConnections()
  }
}
