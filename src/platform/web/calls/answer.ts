import type { Endpoint, Output } from '#platform/contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import type { WireReply } from './transport.ts'

interface Envelope {
  success?: boolean
  message?: string
  data?: unknown
  errors?: Record<string, string>
  page?: number
  page_size?: number
  total?: number | null
}

/** The parsed answer, or a {@link Refusal} when the server refused or the answer cannot be read. */
export function outputOf<E extends Endpoint>(endpoint: E, reply: WireReply, started_at: number): Output<E> {
  const answer = envelopeOf(reply.text)
  if (!answer) {
    const status = reply.status < 400 ? 502 : reply.status
    throw new Refusal({ status, message: 'The response could not be read.', started_at })
  }
  if (answer.success !== true || reply.status >= 400) throw refusalOf(answer, reply, started_at)
  const { data, page, page_size, total = null } = answer
  return (endpoint.list ? { rows: data, page, page_size, total } : data) as Output<E>
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text) as unknown
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

const refusalOf = ({ message, errors, data }: Envelope, reply: WireReply, started_at: number): Refusal =>
  new Refusal({
    status: reply.status,
    message: message ?? '',
    errors: errors ?? {},
    data,
    retry_after_seconds: reply.retry_after === null ? null : Number(reply.retry_after),
    started_at,
  })
