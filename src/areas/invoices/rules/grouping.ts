import type { invoiceGroupings } from '#areas/clients/contract/choices.ts'
import { addDays, formatDate, weekday } from '#shared/local-date.ts'

export type Grouping = (typeof invoiceGroupings)[number]

interface Done {
  job_no: string
  po_number: string | null
  shift_date: string
}

/** The invoice that work goes on, in words, by what the client wants one invoice per (weeks end on Sunday). */
export function groupOf(grouping: Grouping, { job_no, po_number, shift_date }: Done): string {
  if (grouping === 'job') return `Job ${job_no}`
  if (grouping === 'po') return po_number ? orderName(po_number) : 'Without a PO'
  if (grouping === 'month') return `Month ${shift_date.slice(0, 7)}`
  let sunday = shift_date
  while (weekday(sunday) !== 'Sun') sunday = addDays(sunday, 1)
  return `Week to ${formatDate(sunday)}`
}

interface AgreedLine {
  job_id: number
  job_no: string
  po_number: string | null
}

/** The invoice that an agreed line goes on: that of its job’s last docket on it, else of today. */
export function groupOfAgreed(
  grouping: Grouping,
  line: AgreedLine,
  { dockets, today }: { dockets: readonly (Done & { job_id: number })[]; today: string },
): string {
  const last = dockets
    .filter(({ job_id }) => job_id === line.job_id)
    .toSorted((one, other) => one.shift_date.localeCompare(other.shift_date))
    .at(-1)
  return groupOf(grouping, last ?? { ...line, shift_date: today })
}

/** A purchase order in words: many clients' numbers already begin with "PO". */
export const orderName = (po_number: string): string =>
  /^(po|purchase order)\b/i.test(po_number) ? po_number : `PO ${po_number}`
