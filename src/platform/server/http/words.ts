import { notAChoice, requiredWords } from '#shared/text.ts'
import type * as z from 'zod'
import { sentWrong } from '#platform/contract/app-error.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a record',
  boolean: 'yes or no',
}

/** `page_size` → Page size. */
export const labelOfName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

const nameOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? 'request')

/** Filled in by a program: its name means nothing to the reader. */
const ofPrograms = /(?:^|_)(?:sha256|ids?|key|token|version)$/

/**
 * The message for a value whose field has none. Passed to every check, so that the library's own messages
 * never reach a person; a field's own message takes precedence.
 */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  const name = nameOf(issue.path ?? [])
  if (ofPrograms.test(name) && issue.code !== 'unrecognized_keys') return sentWrong
  const label = labelOfName(name)
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return requiredWords(label)
    return `${label} must be ${kinds[issue.expected] ?? 'of another kind'}.`
  }
  if (issue.code === 'too_big') return `${label} must be ${String(issue.maximum)} or less.`
  if (issue.code === 'too_small') return `${label} must be ${String(issue.minimum)} or more.`
  if (issue.code === 'unrecognized_keys') return 'This field is not known.'
  return notAChoice(label)
}
