import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { drain, hasBody } from './drain.ts'
import { securityHeaders } from './security-headers.ts'

/** How many calls are inside at a time, most of them waiting for a connection to the database, for less than a second. */
const mostInside = 600

export interface Admission {
  isFull(): boolean
  /** Counts `work` as inside while it lasts. */
  through<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Bounds the calls that are worked on at once. What only waits for the network, a body that comes or a file that leaves,
 * is not counted: slow callers keep nobody out.
 */
export function openAdmission(most = mostInside): Admission {
  let inside = 0
  return {
    isFull: () => inside >= most,
    async through(work) {
      inside++
      try {
        return await work()
      } finally {
        inside--
      }
    },
  }
}

const healthPaths: ReadonlySet<string> = new Set(['/api/health', '/api/health/live', '/api/health/ready'])

/**
 * Turns callers away while it is full, before anything is done for them: a refusal that costs as much as an answer would
 * leave no time for answers. Whoever watches over the server hears how it is all the same.
 */
export function guarded(admission: Admission, serve: RequestListener): RequestListener {
  return (request, response) => {
    if (admission.isFull() && !healthPaths.has(request.url ?? '')) void turnAway(request, response)
    else serve(request, response)
  }
}

const body = JSON.stringify({
  success: false,
  message: 'Haulyard is very busy right now. Try again in a moment.',
})
const headers = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': '1',
}

/** The answer is whole at once; the connection ends with the body, of which no more is read than of any refused one. */
async function turnAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasBody(request)) return void response.writeHead(503, headers).end(body)
  response.writeHead(503, { ...headers, connection: 'close' }).write(body)
  await drain(request)
  response.end()
}
