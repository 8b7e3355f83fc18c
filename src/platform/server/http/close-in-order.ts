import { Server as TcpServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: how long an idle connection may still bring a request, and how long a running answer may take. */
const closingMs = 500
const lastAnswers = 5000
const look = 20

/**
 * On stopping, no new connections are accepted, and every answer is the last on its connection, or a busy
 * browser would keep us forever. An idle connection is not closed before a request already on its way can
 * have arrived.
 * @returns the hook for `preClose`, to be added after those that end streams.
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
    // A server that never listened has no connections.
    if (!app.server.listening) return
    // The HTTP server's own close also cuts idle connections, and with them requests on their way.
    TcpServer.prototype.close.call(app.server)
    const started = Date.now()
    await sleep(closingMs)
    // If the machine was suspended, what arrived since is still unread.
    await afterReading()
    while (running > 0 && Date.now() - started < lastAnswers) await sleep(look)
    app.server.closeAllConnections()
  }
}
