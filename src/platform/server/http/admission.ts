import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { drain, hasBody } from './drain.ts'
import { securityHeaders } from './security-headers.ts'

/** How many calls run at once, most of them waiting for a database connection for less than a second. */
const maxInside = 600

export interface Admission {
  isFull(): boolean
  /** Counts `work` as running while it lasts. */
  through<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Limits the calls in progress. Waiting for the network, for a body to arrive or a file to leave, does not
 * count: slow clients keep nobody out.
 */
export function openAdmission(most = maxInside): Admission {
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
 * Refuses callers while it is full, before any work is done for them: a refusal as expensive as an answer
 * would leave no time for answers. Health checks are answered regardless.
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

/**
 * The answer is sent in full immediately; the connection then closes without reading the rest of the body, as
 * with any refusal.
 */
async function turnAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasBody(request)) return void response.writeHead(503, headers).end(body)
  response.writeHead(503, { ...headers, connection: 'close' }).write(body)
  await drain(request)
  response.end()
}
