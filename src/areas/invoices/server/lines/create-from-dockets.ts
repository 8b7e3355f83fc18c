import type { BillableLine } from '#areas/dockets/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { groupOf } from '../../rules/grouping.ts'
import { newInvoiceDefaults } from '../drafts/new-invoice-defaults.ts'
import { linesToBill, rowOfDocket, shared } from './docket-rows.ts'
import { listGroupings, listJobNumbers } from '../drafts/lookups-store.ts'
import { readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'
import { insertDraft, supplyOf } from '../drafts/save-draft.ts'

/**
 * Creates drafts for approved dockets: one per job, purchase order, week or month, as each client's terms
 * say.
 * @returns their ids. @throws not_found; conflict for a docket that is not approved or already billed.
 */
export async function createFromDockets(change: Change, docket_ids: readonly number[]): Promise<number[]> {
  const lines = await linesToBill(change, [...new Set(docket_ids)])
  const ids: number[] = []
  for (const group of (await grouped(change, lines)).values()) ids.push(await draftOf(change, group))
  return ids
}

async function grouped(change: Change, lines: readonly BillableLine[]): Promise<Map<string, BillableLine[]>> {
  const groupings = await listGroupings(change.tx, [...new Set(lines.map(({ client_id }) => client_id))])
  const numbers = await listJobNumbers(change.tx, [...new Set(lines.map(({ job_id }) => job_id))])
  const groups = new Map<string, BillableLine[]>()
  for (const line of lines) {
    const { client_id, job_id } = line
    const words = groupOf(groupings.get(client_id) ?? 'job', { ...line, job_no: numbers.get(job_id) ?? '' })
    const key = `${client_id} ${words}`
    const group = groups.get(key) ?? []
    group.push(line)
    groups.set(key, group)
  }
  return groups
}

async function draftOf(change: Change, lines: readonly BillableLine[]): Promise<number> {
  const client_id = lines[0]?.client_id ?? 0
  const rows = lines.map(rowOfDocket)
  const invoiceInputs = await readInvoiceInputs(change.tx, client_id)
  const { id } = await insertDraft(
    change,
    {
      ...newInvoiceDefaults(change, { client_id }, invoiceInputs),
      job_id: shared(lines.map(({ job_id }) => job_id)),
      po_number: shared(lines.map(({ po_number }) => po_number)),
      ...supplyOf(rows),
    },
    rows,
    invoiceInputs,
  )
  return id
}
