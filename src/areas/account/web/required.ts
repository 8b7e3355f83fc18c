import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's check that these fields are not empty, by their labels. The rest is the server's to say: the pages in
 * front of the product are kept light.
 */
export const required =
  <Values extends FieldValues>(labels: Partial<Record<keyof Values & string, string>>): Resolver<Values> =>
  (values) => {
    const empty = Object.entries(labels).filter(([name]) => String(values[name] ?? '').trim() === '')
    if (empty.length === 0) return { values, errors: {} }
    const errors = empty.map(([name, label]) => [
      name,
      { type: 'required', message: `${label} is required.` },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
