import { AppError } from '#platform/contract/app-error.ts'

/** The database is unavailable or has no free connection: the same call may succeed a second later. */
export function unavailable(cause?: unknown): AppError {
  const refusal = new AppError('unavailable', undefined, { retry_after_seconds: 1 })
  refusal.cause = cause
  return refusal
}

/** Someone else has a lock that this call needs, for longer than it can wait. */
export const busy = (): AppError =>
  new AppError('unavailable', 'Others are working on this right now. Try again in a moment.', {
    retry_after_seconds: 1,
  })
