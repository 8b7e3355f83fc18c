import type { Labels } from '#shared/labels.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'

/** A field's label, and how its value is shown outside an input; text is shown as it is. */
export interface FieldWords {
  label: string
  show?: ((value: unknown) => string) | undefined
}

/** The wording for a record's fields: labels and formatted values. */
export const fieldWords = <L extends Labels>(
  labels: L,
  values: Partial<Record<keyof L, FieldWords['show']>>,
): Record<keyof L & string, FieldWords> =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { label, show: values[name] }]),
  ) as Record<keyof L & string, FieldWords>

/** Value formatters. */
export const shown = {
  yesNo: (value: unknown): string => (value === 1 ? 'Yes' : 'No'),
  money: (value: unknown): string => formatMoney(Number(value)),
  percent: (value: unknown): string => `${String(value)}%`,
  date: (value: unknown): string => formatDate(String(value)),
  list: (value: unknown): string => (value as readonly unknown[]).join(', '),
  listOf:
    (words: Readonly<Record<string, string>>) =>
    (value: unknown): string =>
      (value as readonly string[]).map((one) => words[one] ?? one).join(', '),
  /** From either list in a conflict, or as already formatted in the log. */
  lines:
    <Line>(wordsOf: (line: Line) => string) =>
    (value: unknown): string =>
      (value as readonly (Line | string)[])
        .map((line) => (typeof line === 'string' ? line : wordsOf(line)))
        .join('; '),
  digits:
    (format: (digits: string) => string) =>
    (value: unknown): string =>
      format(String(value)),
  oneOf:
    (words: Readonly<Record<string, string>>) =>
    (value: unknown): string =>
      words[String(value)] ?? String(value),
}

/** A field's name or value in words; nothing is ''. */
export function inWords(
  words: Readonly<Record<string, FieldWords>>,
  name: string,
): { label: string; textOf: (value: unknown) => string } {
  const { label = name, show = String } = words[name] ?? {}
  return { label, textOf: (value) => (value === null || value === '' ? '' : show(value)) }
}
