import type { Option } from './SelectField.tsx'

/** Choices in the order of `values`, each with its words: `optionsOf(clientTypes, clientTypeWords)`. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option<Value>[] {
  return values.map((value) => ({ value, label: words[value] }))
}
