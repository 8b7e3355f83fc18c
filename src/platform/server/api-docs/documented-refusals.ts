import { type RefusalCode, refusals } from '#platform/contract/app-error.ts'
import { type Endpoint, effectOf } from '#platform/contract/endpoint.ts'

type Json = Record<string, unknown>

/** Possible on any call: an unreadable address, and an unavailable database. */
const always: readonly RefusalCode[] = ['malformed', 'unavailable']

/** Every refusal a call may give, derived from its endpoint. */
function refusalsOf(e: Endpoint): RefusalCode[] {
  const codes = new Set(always)
  const add = (applies: boolean, ...more: RefusalCode[]) => {
    if (applies) for (const code of more) codes.add(code)
  }
  const effect = effectOf(e)
  const isOpen = e.permission === 'public'
  add(!isOpen, 'signed_out', 'forbidden')
  add(/[:{]/.test(e.path) || e.body !== undefined || e.download === true, 'not_found')
  add(effect !== 'read', 'conflict', 'stale', 'no_space')
  add(e.may_conflict === true, 'conflict')
  // Every method except GET may carry a body.
  add(e.method !== 'GET', 'too_large', 'wrong_type')
  add(e.body !== undefined || e.query !== undefined || effect === 'write', 'invalid')
  add(isOpen || effect === 'own_transactions' || e.upload !== undefined, 'throttled')
  return [...codes]
}

const referenceTo = (status: number): Json => ({ $ref: `#/components/responses/${status}` })

/** The refusals among one call's `responses`: by status, each described once for the whole document. */
export function documentedRefusals(e: Endpoint): Json {
  const statuses = new Set(refusalsOf(e).map((code) => refusals[code][0]))
  return Object.fromEntries([...statuses].map((status) => [status, referenceTo(status)]))
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }
const saysWhen: readonly RefusalCode[] = ['throttled', 'unavailable']

/** What each status means, for `components.responses`; `content` is the shape of a refusal. */
export function refusalResponses(content: Json): Json {
  const words = new Map<number, string[]>()
  for (const [status, message] of Object.values(refusals))
    words.set(status, [...(words.get(status) ?? []), message])
  const waits = new Set<number>(saysWhen.map((code) => refusals[code][0]))
  const response = (status: number, messages: readonly string[]): Json => ({
    description: messages.join(' Or: '),
    ...(waits.has(status) && { headers: retryAfter }),
    content,
  })
  return Object.fromEntries([...words].map(([status, messages]) => [status, response(status, messages)]))
}
