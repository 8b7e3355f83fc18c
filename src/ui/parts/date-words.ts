import { addDays, formatDate } from '#shared/local-date.ts'
import { type Days, financialYearOf, monthOf, weekOf } from '#shared/periods.ts'

export type DateRange = { [Key in keyof Days]?: Days[Key] | null | undefined }

/** Ranges of days that people ask for by name, as seen from `today`. */
export const namedRanges = (today: string): readonly (Days & { label: string })[] => [
  { label: 'Today', from: today, to: today },
  { label: 'This week', ...weekOf(today) },
  { label: 'Last week', ...weekOf(addDays(today, -7)) },
  { label: 'Next week', ...weekOf(addDays(today, 7)) },
  { label: 'This month', ...monthOf(today) },
  { label: 'Last month', ...monthOf(addDays(monthOf(today).from, -1)) },
  { label: 'This financial year', ...financialYearOf(today) },
]

/** A range of days in words: `this month`, `from 3 Nov 2026`; null for none. */
export function rangeWords({ from, to }: DateRange, today: string): string | null {
  if (from && to) {
    const named = namedRanges(today).find((range) => range.from === from && range.to === to)
    if (named) return named.label.toLowerCase()
    return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
  }
  if (from) return `from ${formatDate(from)}`
  return to ? `until ${formatDate(to)}` : null
}
