import type { Asker } from './askers.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Answered } from './judge.ts'
import type { Operation } from './operations.ts'

export interface Trial {
  operation: Operation
  asker: Asker
  request: FuzzRequest
  answer: Answered
}

/** A fault with the request that causes it. */
export function shown({ operation, asker, request }: Trial, fault: string): string {
  const { kind, method, url, headers, payload = '' } = request
  const body = (typeof payload === 'string' ? payload : payload.toString('latin1')).slice(0, 600)
  const sent = [JSON.stringify(headers).slice(0, 200), JSON.stringify(body)].join(' ')
  return `${operation.name} ${fault}\n  ${asker}, ${kind}: ${method} ${url.slice(0, 300)} ${sent}`
}
