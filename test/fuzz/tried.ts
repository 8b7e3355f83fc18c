import type { Asker } from './askers.ts'
import type { Attempt } from './attempt.ts'
import type { Answered } from './judge.ts'
import type { Operation } from './operations.ts'

export interface Tried {
  operation: Operation
  asker: Asker
  attempt: Attempt
  answer: Answered
}

/** A fault with the request that brings it about. */
export function shown({ operation, asker, attempt }: Tried, fault: string): string {
  const { kind, method, url, headers, payload = '' } = attempt
  const body = (typeof payload === 'string' ? payload : payload.toString('latin1')).slice(0, 600)
  const sent = [JSON.stringify(headers).slice(0, 200), JSON.stringify(body)].join(' ')
  return `${operation.name} ${fault}\n  ${asker}, ${kind}: ${method} ${url.slice(0, 300)} ${sent}`
}
