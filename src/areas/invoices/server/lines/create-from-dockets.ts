import type { BillableLine } from '#areas/dockets/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DryHireToBill } from '../../contract/dry-hire-to-bill.ts'
import { groupOf, groupOfAgreed } from '../../rules/grouping.ts'
import { newInvoiceDefaults } from '../drafts/new-invoice-defaults.ts'
import { linesToBill, rowOfDocket, shared } from './docket-rows.ts'
import { listGroupings, listJobNumbers } from '../drafts/lookups-store.ts'
import { mayChoose, readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'
import { insertDraft, supplyOf } from '../drafts/save-draft.ts'
import type { Override } from './bill-as-agreed.ts'
import type { LineRow } from './line-rows.ts'
import { dryHireRows } from './dry-hire-rows.ts'
import { type AskedRates, rateRows } from './rate-rows.ts'

interface ToBill extends Partial<AskedRates> {
  docket_ids: readonly number[]
  dry_hire_lines?: readonly DryHireToBill[]
  override?: Override
}

/**
 * Creates drafts for approved dockets, agreed rates of jobs and dry hires: one per job, purchase order, week or month, as each
 * client's terms say.
 * @returns their ids. @throws as {@link rateRows} and {@link dryHireRows}; not_found; conflict for a docket that is not approved or already
 *   billed; as {@link billAsAgreed}.
 */
export async function createFromDockets(
  change: Change,
  { docket_ids, job_rate_ids = [], claims = [], dry_hire_lines = [], override }: ToBill,
): Promise<number[]> {
  const lines = docket_ids.length === 0 ? [] : await linesToBill(change, [...new Set(docket_ids)])
  const rates = await rateRows(change, { job_rate_ids, claims })
  const hires = await dryHireRows(change, dry_hire_lines)
  const beside = [
    ...rates.map(({ rate, row }): Beside => ({ job: rate, row })),
    ...hires.map(({ hire, row }): Beside => ({ job: hire, row })),
  ]
  const ids: number[] = []
  for (const group of (await grouped(change, lines, beside)).values())
    ids.push(await draftOf(change, group, override))
  return ids
}

interface Part {
  client_id: number
  job_id: number
  po_number: string | null
  row: LineRow
}
/** A line of a job that no docket carries. */
interface Beside {
  job: Omit<Part, 'row'> & { job_no: string }
  row: LineRow
}

async function grouped(
  change: Change,
  lines: readonly BillableLine[],
  beside: readonly Beside[],
): Promise<Map<string, Part[]>> {
  const clients = [...lines, ...beside.map(({ job }) => job)].map(({ client_id }) => client_id)
  const groupings = await listGroupings(change.tx, [...new Set(clients)])
  const numbers = await listJobNumbers(change.tx, [...new Set(lines.map(({ job_id }) => job_id))])
  const dockets = lines.map((line) => ({ ...line, job_no: numbers.get(line.job_id) ?? '' }))
  const groups = new Map<string, Part[]>()
  const add = (words: string, part: Part) => {
    const key = `${part.client_id} ${words}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  const groupingOf = ({ client_id }: { client_id: number }) => groupings.get(client_id) ?? 'job'
  for (const line of dockets) add(groupOf(groupingOf(line), line), { ...line, row: rowOfDocket(line) })
  for (const { job, row } of beside)
    add(groupOfAgreed(groupingOf(job), job, { dockets, today: change.today }), { ...job, row })
  return groups
}

async function draftOf(change: Change, parts: readonly Part[], override: Override): Promise<number> {
  const client_id = parts[0]?.client_id ?? 0
  const rows = parts.map(({ row }) => row)
  const invoiceInputs = await readInvoiceInputs(change.tx, client_id)
  const isWithoutDockets = rows.every(({ docket_line_id }) => docket_line_id === null)
  if (isWithoutDockets && !mayChoose(change.viewer, invoiceInputs.client)) throw notFound()
  const { id } = await insertDraft(
    change,
    {
      ...newInvoiceDefaults(change, { client_id }, invoiceInputs),
      job_id: shared(parts.map(({ job_id }) => job_id)),
      po_number: shared(parts.map(({ po_number }) => po_number)),
      ...supplyOf(rows),
    },
    rows,
    invoiceInputs,
    override,
  )
  return id
}
