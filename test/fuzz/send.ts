import { text as textOf } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import type { TestApp } from '../app.ts'
import { signIn } from '../people.ts'
import type { Asker } from './askers.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Answered } from './judge.ts'

export type Send = (asker: Asker, request: FuzzRequest) => Promise<Answered>

/** Sends requests as people whose sessions are renewed when one ends. */
export function sending({ server, platform }: TestApp): Send {
  const tokens = new Map<Asker, string>()
  const headerOf = async (asker: Asker) => {
    if (asker === 'visitor') return {}
    const token = tokens.get(asker) ?? (await signIn(platform, asker)).token
    tokens.set(asker, token)
    return { authorization: `Bearer ${token}` }
  }
  let addresses = 0
  /** Each call from a different address, so that none is rate limited. */
  const nextAddress = () => {
    addresses++
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  }

  return async (asker, { method, url, headers, payload }) => {
    const authorization = await headerOf(asker)
    const started = performance.now()
    const response = await server.app.inject({
      method: method as InjectOptions['method'] & string,
      url,
      remoteAddress: nextAddress(),
      headers: { ...authorization, ...headers },
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
    })
    const body = response.stream()
    const isEndless = String(response.headers['content-type']).startsWith('text/event-stream')
    if (isEndless) body.destroy()
    const text = isEndless ? '' : await textOf(body)
    const ms = performance.now() - started
    if (response.statusCode === 401) tokens.delete(asker)
    return { status: response.statusCode, headers: response.headers, text, ms }
  }
}
