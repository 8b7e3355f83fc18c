import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusals } from '#platform/contract/app-error.ts'
import { securityHeaders } from './security-headers.ts'

/** Node's error codes for a request it cannot read. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const messages: Readonly<Record<number, string>> = {
  431: 'The headers of the request are too large.',
  408: 'The request took too long.',
}

/** How long the caller has to read the reason, in milliseconds. */
const timeToHear = 1000

/** An answer is being sent: another one in the middle of it would be read as part of it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false

/** Answers what is not HTTP, with the same envelope and headers as every other refusal. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const message = messages[status] ?? refusals.malformed[1]
  const body = JSON.stringify({ success: false, message })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // A sender who carries on would keep the half-open connection alive.
  setTimeout(() => socket.destroy(), timeToHear).unref()
}
