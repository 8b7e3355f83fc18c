export type OptionValue = string | number

export interface Option<Value extends OptionValue = OptionValue> {
  value: Value
  label: string
  /** Shown after the label, in the list only: a price. */
  hint?: string
  disabled?: boolean
  /** What it is listed under. Not `group`: the select would take it for a group itself. */
  heading?: string
}

/** From this many options on, the list is searchable. */
export const searchableFrom = 9

export function isOptionValue(value: unknown): value is OptionValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** Options in the order of `values`: `optionsOf(clientTypes, clientTypeWords)`. Without words each is its own label. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words?: Readonly<Record<Value, string>>,
): Option<Value>[] {
  return values.map((value) => ({ value, label: words ? words[value] : value }))
}

/** A list's statuses, and apart from them what else its filter offers. */
export const statusOptionsOf = <Value extends string>(
  statuses: readonly Value[],
  besides: readonly Option<Value>[],
): Option<Value>[] => [
  ...statuses.map((value) => ({ value, label: value, heading: 'Status' })),
  ...besides.map((option) => ({ ...option, heading: 'Several statuses' })),
]

/** Records by name. */
export const namesOf = (records: readonly { id: number; name: string }[] = []): Option<number>[] =>
  records.map(({ id, name }) => ({ value: id, label: name }))
