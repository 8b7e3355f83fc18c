import { Agent, request } from 'node:http'
import { authorization } from './server.ts'

export interface Called<Data> {
  ms: number
  data: Data
}

/**
 * One person's calls over kept-alive connections, light enough to leave the machine to the server. @throws
 * for a refusal.
 */
export interface Caller {
  get<Data>(path: string): Promise<Called<Data>>
  /** With a key of its own, as a browser sends. */
  post<Data>(path: string, body: object, key?: string): Promise<Called<Data>>
  /** For a file: the time until its last byte. */
  file(path: string): Promise<number>
  close(): void
}

const json = 'application/json'

export async function signIn(origin: string, email?: string): Promise<Caller> {
  const headers = await authorization(origin, email)
  const agent = new Agent({ keepAlive: true })
  const send = (method: string, path: string, more: Record<string, string>, body?: string) =>
    new Promise<{ ms: number; bytes: Buffer }>((resolve, reject) => {
      const began = performance.now()
      const call = request(origin + path, { method, agent, headers: { ...headers, ...more } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const bytes = Buffer.concat(parts)
          if (answer.statusCode === 200) resolve({ ms: performance.now() - began, bytes })
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${bytes.toString()}`))
        })
        answer.on('error', reject)
      })
      call.on('error', reject)
      call.end(body)
    })
  const dataOf = <Data>({ ms, bytes }: { ms: number; bytes: Buffer }): Called<Data> => ({
    ms,
    data: (JSON.parse(bytes.toString()) as { data: Data }).data,
  })
  return {
    get: async (path) => dataOf(await send('GET', path, {})),
    post: async (path, body, key = crypto.randomUUID()) =>
      dataOf(
        await send('POST', path, { 'content-type': json, 'idempotency-key': key }, JSON.stringify(body)),
      ),
    file: async (path) => (await send('GET', path, {})).ms,
    close: () => agent.destroy(),
  }
}

/** Runs work for all items, so many at a time. @returns how many per second. */
export async function atOnce<T>(
  width: number,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  const left = [...things]
  const worker = async () => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(thing)
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: width }, worker))
  return (things.length * 1000) / (performance.now() - began)
}
