import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { requiredWords } from '#shared/text.ts'
import { accountLabels } from '../../rules/account-labels.ts'

/**
 * A form's check that these fields are not empty. The rest is the server's to say: the pages in front of the product
 * are kept light.
 */
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
