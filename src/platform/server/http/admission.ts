import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { drain, hasBody } from './drain.ts'
import { securityHeaders } from './security-headers.ts'

/** How many calls run at once, most of them waiting for a database connection for less than a second. */
const maxInside = 600

/**
 * How many calls begin in one turn of the event loop. Hundreds that arrive together, as after a restart, would otherwise
 * keep every refusal and answer waiting until each has begun: 2 s before their code is compiled, 0.2 s later.
 */
const maxInTurn = 10

export interface Admission {
  isFull(): boolean
  /** Begins a call in its turn. */
  begin(call: () => void): void
  /** Counts `work` as running while it lasts. */
  through<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Limits the calls in progress. Waiting for the network, for a body to arrive or a file to leave, does not
 * count: slow clients keep nobody out.
 */
export function openAdmission(most = maxInside): Admission {
  let inside = 0
  let begun = 0
  const waiting: (() => void)[] = []
  const turn = (): void => {
    const next = waiting.splice(0, maxInTurn)
    begun = next.length
    if (begun > 0) setImmediate(turn)
    for (const call of next) call()
  }
  return {
    isFull: () => inside + waiting.length >= most,
    begin(call) {
      if (begun === maxInTurn) return void waiting.push(call)
      if (begun++ === 0) setImmediate(turn)
      call()
    },
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
    if (healthPaths.has(request.url ?? '')) serve(request, response)
    else if (admission.isFull()) void turnAway(request, response)
    else admission.begin(() => serve(request, response))
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
