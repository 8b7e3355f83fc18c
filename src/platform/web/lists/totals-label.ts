import type { Noun } from '#shared/text.ts'
import { totalText } from '#shared/totals.ts'

/** "All 214 invoices", "12 invoices"; without the number while it is unknown. */
export function totalsLabel(
  { one, many }: Noun,
  { total, filtered }: { total: number | null; filtered: boolean },
): string {
  if (total === null) return `All ${many}`
  const counted = `${totalText(total)} ${total === 1 ? one : many}`
  return filtered ? counted : `All ${counted}`
}
