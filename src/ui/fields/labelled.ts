import type { Labels } from '#shared/labels.ts'

/**
 * The name and the label of a field, by the labels of its record: `const field = labelled(productLabels)`, then
 * `<TextField {...field('code')} required />`. A name that the record does not have does not compile. `row`: of a list
 * in the form, the place that the field is in ('loads.0').
 */
export const labelled =
  <L extends Labels>(labels: L, row?: string) =>
  (name: keyof L & string): { name: string; label: string } => ({
    name: row === undefined ? name : `${row}.${name}`,
    label: labels[name] ?? name,
  })
