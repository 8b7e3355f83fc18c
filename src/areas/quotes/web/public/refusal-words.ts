import { Refusal, isUnanswered } from '#platform/web/calls/refusal.ts'

/** The message beside the button that failed. */
export function wordsOf(error: unknown): string {
  if (isUnanswered(error)) return 'There is no connection. Nothing is lost: try again.'
  return error instanceof Refusal ? error.message : 'Something went wrong. Load this page again.'
}

/** The messages under the fields, by field name. */
export const fieldWordsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Refusal ? error.errors : {}
