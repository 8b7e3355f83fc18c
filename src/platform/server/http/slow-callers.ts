import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './drain.ts'
import { refuseUnreadable } from './unreadable.ts'

/** What a body must bring, at least, in each of these times: 500 bytes a second, as of a phone with one bar. */
const slowest = { bytes: 10_000, milliseconds: 20_000 }
const look = 5000

/** How long a request may take altogether: four photos over a weak line. A body that brings too little ends long before. */
export const wholeRequest = 900_000
/** Node ends connections whose headers dribble, or never begin. It looks every thirty seconds unless told. */
export const slowHeaders = { headersTimeout: 20_000, connectionsCheckingInterval: look }

const tooSlow = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

interface Sender {
  /** How much had arrived at the beginning of this time. */
  bytes: number
  since: number
}

/**
 * Ends requests whose bodies hardly come, which Node itself would hear out for the whole time of a request. Time in
 * which it is us who do not read does not count.
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
    // Whoever calls from within this process has no line that could be slow.
    if (!hasBody(request) || !(request.socket instanceof Socket)) return
    senders.set(request, { bytes: request.socket.bytesRead, since: performance.now() })
    request.once('close', () => senders.delete(request))
  })
  app.addHook('onClose', async () => clearInterval(watch))
}
