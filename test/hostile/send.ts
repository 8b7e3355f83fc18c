import { type Agent, type ClientRequest, request as httpRequest } from 'node:http'

export interface Heard {
  status: number
  message: string
  milliseconds: number
  /** Whether it went over a connection that had been used before. */
  isReused: boolean
}

/** Over a real connection, which is kept for the next request when the server allows it. */
export function send(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  { headers = {}, payload }: { headers?: Record<string, string>; payload?: Buffer } = {},
): Promise<Heard> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          message: (JSON.parse(text) as { message: string }).message,
          milliseconds: performance.now() - started,
          isReused: sent.reusedSocket,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

/** A request that stops in the middle, until someone destroys it. */
export async function begin(
  port: number,
  method: string,
  path: string,
  { headers, payload }: { headers: Record<string, string>; payload: Buffer },
): Promise<ClientRequest> {
  const length = { 'content-length': String(payload.length) }
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: { ...headers, ...length },
  })
  request.on('error', () => {}) // as it is destroyed
  await new Promise<void>((resolve) => {
    request.write(payload.subarray(0, payload.length - 100), () => resolve())
  })
  return request
}
