import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './drain.ts'
import { refuseUnreadable } from './unreadable.ts'

/** The least a body must deliver in each interval: 500 bytes a second, as from a phone with one bar. */
const slowest = { bytes: 10_000, milliseconds: 20_000 }
const look = 5000

/** The total time a request may take: four photos over a weak connection. A body below the rate ends long before. */
export const wholeRequest = 900_000
/** Node ends connections whose headers trickle in or never begin. It checks every thirty seconds by default. */
export const slowHeaders = { headersTimeout: 20_000, connectionsCheckingInterval: look }

const tooSlow = Object.assign(new Error('The request was sent too slowly.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
})

interface Sender {
  /** How much had arrived at the start of this interval. */
  bytes: number
  since: number
}

/**
 * Ends requests whose bodies trickle in, which Node itself would tolerate for the full request time. Time
 * when we are the ones not reading does not count.
 */
export function endSlowBodies(app: FastifyInstance, { bytes, milliseconds } = slowest, every = look): void {
  const senders = new Map<IncomingMessage, Sender>()
  const watch = setInterval(() => {
    const now = performance.now()
    for (const [request, sender] of senders) {
      const arrived = request.socket.bytesRead
      const waitsForUs = request.readableLength > 0
      if (request.complete) senders.delete(request)
      else if (waitsForUs || arrived - sender.bytes >= bytes)
        Object.assign(sender, { bytes: arrived, since: now })
      else if (now - sender.since >= milliseconds) {
        senders.delete(request)
        refuseUnreadable(tooSlow, request.socket)
      }
    }
  }, every).unref()

  app.addHook('onRequest', async ({ raw: request }) => {
    // Injected requests have no connection that could be slow.
    if (!hasBody(request) || !(request.socket instanceof Socket)) return
    senders.set(request, { bytes: request.socket.bytesRead, since: performance.now() })
    request.once('close', () => senders.delete(request))
  })
  app.addHook('onClose', async () => clearInterval(watch))
}
