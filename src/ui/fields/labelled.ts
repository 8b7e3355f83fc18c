import type { Labels } from '#shared/labels.ts'

/**
 * The name and the label of a field, by the labels of its record: `const field = labelled(productLabels)`, then
 * `<TextField {...field('code')} required />`. A name that the record does not have does not compile.
 */
export const labelled =
  <L extends Labels>(labels: L) =>
  <Name extends keyof L & string>(name: Name): { name: Name; label: string } => ({
    name,
    label: labels[name] ?? name,
  })
