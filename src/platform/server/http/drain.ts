import type { IncomingMessage } from 'node:http'

/** How much of a refused request is still read, and for how long, so that its sender receives the reason. */
const most = { bytes: 16_000_000, milliseconds: 5000 }

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads and discards the rest of a request. A browser reads no answer before it has sent everything, and
 * leftovers would be taken for the next request. @returns whether the end was reached: otherwise the
 * connection must close.
 */
export async function drain(request: IncomingMessage): Promise<boolean> {
  if (!hasBody(request) || request.complete || request.readableEnded) return true
  if (request.destroyed) return false
  request.unpipe()
  return new Promise((resolve) => {
    let bytes = 0
    const stop = (isWhole: boolean) => {
      clearTimeout(timer)
      request.off('data', count).off('end', end).off('close', close)
      resolve(isWhole)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most.bytes) stop(false)
    }
    const end = () => stop(true)
    const close = () => stop(false)
    const timer = setTimeout(close, most.milliseconds)
    request.on('data', count).on('end', end).on('close', close).resume()
  })
}
