import { catalogue } from '#platform/contract/catalogue.ts'
import { Refusal } from '../calls/refusal.ts'

/** How a refusal is shown: on its fields, next to the action or in a toast, and what follows. */
export interface Showing {
  /** Its `errors` go on their fields. */
  fields: boolean
  /** The server's message, shown where the person acted. */
  beside: string | null
  toast: { message: string; ms: number } | null
  next: 'sign_out' | 'home' | null
}

const quiet: Showing = { fields: false, beside: null, toast: null, next: null }
const expired = 'Token is Expired'
const toasted: readonly string[] = Object.values(catalogue)
/** Whether the specification shows it in a toast. */
export const isOfCatalogue = (message: string): boolean => toasted.includes(message)
/** Refused by a rule: 409 conflict or stale, 413 and 415 an unsuitable file, 422 fields, 429 too many. */
const ruleStatuses = [409, 413, 415, 422, 429]
/**
 * At sign-in and sign-up a plain refusal too, flagged or 400, is shown with its message (specification,
 * sections 5 and 8).
 */
const signInStatuses = [200, 400, ...ruleStatuses]

/**
 * Decides how a refusal is shown: the specification's error catalogue (section 8), and our rule for what it
 * leaves open. `at`: where the person is.
 */
export function showingOf(error: unknown, at: 'inside' | 'sign-in' = 'inside'): Showing {
  if (!(error instanceof Refusal)) return { ...quiet, toast: { message: 'Something went wrong.', ms: 5000 } }
  const { status, message } = error
  const fields = status === 422 && Object.keys(error.errors).length > 0
  if (message === expired) {
    const toast = { message: 'Authorization Token Expired. Please Login Again.', ms: 1000 }
    return { ...quiet, toast, next: 'sign_out' }
  }
  if (status === 403) {
    return { ...quiet, toast: { message: 'You are not Authorized for this action.', ms: 5000 }, next: 'home' }
  }
  if (isOfCatalogue(message)) {
    return { ...quiet, fields, beside: fields ? null : message, toast: { message, ms: 5000 } }
  }
  if (fields) return { ...quiet, fields }
  // A 401 that does not mention the token is a failed sign-in, with a message for the person trying.
  const statuses = at === 'sign-in' ? signInStatuses : ruleStatuses
  if ((statuses.includes(status) || status === 401) && message) return { ...quiet, beside: message }
  return { ...quiet, toast: { message: 'Something went wrong.', ms: 5000 } }
}
