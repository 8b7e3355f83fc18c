import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { requiredWords } from '#shared/text.ts'
import { accountLabels } from '../../rules/account-labels.ts'

/** Checks that these fields are not empty. The server validates the rest, to keep the signed-out pages light. */
export const required =
  <Values extends FieldValues>(...names: (keyof Values & keyof typeof accountLabels)[]): Resolver<Values> =>
  (values) => {
    const empty = names.filter((name) => String(values[name] ?? '').trim() === '')
    if (empty.length === 0) return { values, errors: {} }
    const errors = empty.map((name) => [
      name,
      { type: 'required', message: requiredWords(accountLabels[name]) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
