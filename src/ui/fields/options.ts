export type OptionValue = string | number

export interface Option<Value extends OptionValue = OptionValue> {
  value: Value
  label: string
  /** What is shown after the label in the list, and only there: a price. */
  hint?: string
  disabled?: boolean
}

/** From this many options on, the list can be searched by typing. */
export const searchableFrom = 9

export function isOptionValue(value: unknown): value is OptionValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** Choices in the order of `values`, each with its words: `optionsOf(clientTypes, clientTypeWords)`. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option<Value>[] {
  return values.map((value) => ({ value, label: words[value] }))
}
