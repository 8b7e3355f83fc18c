import { daysBetween } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'

interface Due {
  status: string
  due_date: string
  is_overdue: number
}

/** How long there is still time to pay, or how late it is. A disputed one is past due, not overdue. */
export function dueWords(
  { status, due_date, is_overdue }: Due,
  today: string,
): { label: string; value: string } {
  const left = daysBetween(today, due_date)
  if (left >= 0) return { label: 'Due in', value: plural(left, 'day') }
  const label = is_overdue === 1 ? 'Late' : status
  return { label, value: `${plural(-left, 'day')}${is_overdue === 1 ? '' : ' past due'}` }
}
