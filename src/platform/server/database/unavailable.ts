import { AppError } from '#platform/contract/app-error.ts'

/** The database is away, or has no connection to spare: the same call may well succeed a second later. */
export function unavailable(cause?: unknown): AppError {
  const refusal = new AppError('unavailable', undefined, { retry_after_seconds: 1 })
  refusal.cause = cause
  return refusal
}

/** Somebody else holds what this call needs, for longer than a call can wait. */
export const busy = (): AppError =>
  new AppError('unavailable', 'Others are working on this right now. Try again in a moment.', {
    retry_after_seconds: 1,
  })
