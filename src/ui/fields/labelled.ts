import type { Labels } from '#shared/labels.ts'

/**
 * A field's name and label, from its record's labels: `const field = labelled(productLabels)`, then
 * `<TextField {...field('code')} required />`. A name the record does not have does not compile. `row`: the
 * field's place in a list in the form ('loads.0').
 */
export const labelled =
  <L extends Labels>(labels: L, row?: string) =>
  (name: keyof L & string): { name: string; label: string } => ({
    name: row === undefined ? name : `${row}.${name}`,
    label: labels[name] ?? name,
  })
