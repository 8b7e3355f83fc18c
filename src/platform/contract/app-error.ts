/** Every refusal the server gives, with its HTTP status and its default message. */
export const refusals = {
  malformed: [400, 'The request could not be read.'],
  signed_out: [401, 'Token is Expired'],
  forbidden: [403, 'You are not Authorized for this action.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This cannot be done now.'],
  stale: [409, 'Someone else changed this record. Review the changes and save again.'],
  too_large: [413, 'This form is too large to send.'],
  wrong_type: [415, 'This type of content is not accepted.'],
  invalid: [422, 'Check the fields.'],
  throttled: [429, 'Too many attempts. Try again in a minute.'],
  no_space: [507, 'There is no space left on the server. Nothing was saved.'],
  unavailable: [503, 'Haulyard is not available right now. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** Default Retry-After in seconds; every temporary refusal must carry one. */
const usualWait: Partial<Record<RefusalCode, number>> = { throttled: 60, unavailable: 5 }

/** For values no one types: ids, hashes, versions. */
export const sentWrong = 'Something went wrong on this page. Reload it and try again.'

export type RefusalCode = keyof typeof refusals
/** Field path (`lines.3.quantity`) → message. */
export type FieldErrors = Readonly<Record<string, string>>

interface Details {
  errors?: FieldErrors
  /** What the caller needs to carry on: for `stale`, the current record, who changed it and when. */
  data?: unknown
  retry_after_seconds?: number
}

/**
 * A refusal with a message. Throw it anywhere on the server: the transaction is rolled back and the caller
 * gets the status and message.
 */
export class AppError extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, message: string = refusals[code][1], details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    const retry_after_seconds = details.retry_after_seconds ?? usualWait[code]
    this.details = retry_after_seconds === undefined ? details : { ...details, retry_after_seconds }
  }

  get status(): number {
    return refusals[this.code][0]
  }
}

export const notFound = (): AppError => new AppError('not_found')
export const forbidden = (): AppError => new AppError('forbidden')
/** `errors`: fields the call must add to go ahead, by name. */
export const conflict = (message: string, errors?: FieldErrors): AppError =>
  new AppError('conflict', message, errors ? { errors } : {})

/** Field errors; the first one's message is also the overall message. */
export const invalid = (errors: FieldErrors): AppError =>
  new AppError('invalid', Object.values(errors)[0] ?? refusals.invalid[1], { errors })

/** @throws invalid when any field is wrong. */
export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/**
 * Runs a verb for a call whose fields have other names than the record's: refusals name the call's. `names`: by the
 * record's field, `{ work_date: 'date' }`.
 */
export async function withFieldNames<T>(
  names: Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.errors) throw error
    const errors = Object.entries(error.details.errors).map(([field, words]) => [
      names[field] ?? field,
      words,
    ])
    throw new AppError(error.code, error.message, { ...error.details, errors: Object.fromEntries(errors) })
  }
}
