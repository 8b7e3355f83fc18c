import type { FieldErrors } from '#platform/contract/app-error.ts'

interface RefusalParts {
  /** The HTTP status; 0 without an answer (no network), 502 when the body of a successful answer was unreadable. */
  status: number
  message: string
  errors?: FieldErrors
  data?: unknown
  /** How long to wait before retrying. */
  retry_after_seconds?: number | null
  /** `performance.now()` when the call began: separates parallel failures from later ones. */
  started_at?: number
}

/** Why a call failed. Every failed call throws this; only an abort keeps its own error. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly data: unknown
  readonly retry_after_seconds: number | null
  readonly started_at: number

  constructor(parts: RefusalParts) {
    super(parts.message)
    this.name = 'Refusal'
    this.status = parts.status
    this.errors = parts.errors ?? {}
    this.data = parts.data
    this.retry_after_seconds = parts.retry_after_seconds ?? null
    this.started_at = parts.started_at ?? performance.now()
  }
}

/** No answer, or one that leaves the outcome unknown: the same write may be retried with its key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status >= 500)
