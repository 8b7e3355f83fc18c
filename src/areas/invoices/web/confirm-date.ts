import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { Invoice } from '../contract/invoice.ts'
import { dateWarnings } from '../rules/issue-date.ts'

/** Whether an invoice may be dated a day, asked where that is unusual. */
export async function confirmDate(
  invoice: Invoice,
  day: string,
  days: Parameters<typeof dateWarnings>[2],
): Promise<boolean> {
  const warnings = dateWarnings(invoice, day, days)
  if (warnings.length === 0) return true
  const answer = await confirm({
    title: `Date it ${formatDate(day)}?`,
    message: warnings.join('\n'),
    confirmLabel: 'Approve anyway',
  })
  return Boolean(answer)
}
