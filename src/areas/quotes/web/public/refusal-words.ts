import { Refusal, isUnanswered } from '#platform/web/calls/refusal.ts'

/** The message next to the button that failed. */
export function wordsOf(error: unknown): string {
  if (isUnanswered(error)) return 'No connection. Nothing is lost. Try again.'
  return error instanceof Refusal ? error.message : 'Something went wrong. Reload the page.'
}

/** The messages under the fields, by field name. */
export const fieldWordsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Refusal ? error.errors : {}
