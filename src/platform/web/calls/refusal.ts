import type { FieldErrors } from '#platform/contract/app-error.ts'

interface RefusalParts {
  /** The HTTP status; 0 when there was no answer (no network), 502 when a good status came with unreadable words. */
  status: number
  message: string
  errors?: FieldErrors
  data?: unknown
  /** How long to wait before trying again. */
  retry_after_seconds?: number | null
  /** `performance.now()` when the call began: distinguishes parallel failures from later ones. */
  started_at?: number
}

/** Why a call did not succeed. Every failed call throws this, whatever went wrong; only an abort keeps its own error. */
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

/** No answer, or one that says nothing about what was done: the same write may be sent again with its key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status >= 500)
