import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { supplyOf } from '../drafts/save-draft.ts'
import { openInvoice } from '../open-invoice.ts'
import type { Override } from './bill-as-agreed.ts'
import { appendLines } from './append-lines.ts'
import { linesToBill, rowOfDocket, shared } from './docket-rows.ts'

/**
 * Adds what is left to bill of approved dockets to a draft of the same client. @throws not_found; stale;
 * conflict once approved, and for a docket of another client, not approved or already billed; as {@link
 * billAsAgreed}.
 */
export async function addDockets(
  change: Change,
  id: number,
  {
    docket_ids,
    override,
    version,
  }: { docket_ids: readonly number[]; override?: Override; version?: number | undefined },
): Promise<void> {
  const open = await openInvoice(change, id, 'edit', version)
  const found = await linesToBill(change, [...new Set(docket_ids)])
  const other = found.find(({ client_id }) => client_id !== open.invoice.client_id)
  if (other) throw conflict(`Docket ${other.docket_no} belongs to another client.`)
  const lines = [...open.lines, ...found]
  const job_id = shared(lines.map((line) => line.job_id))
  await appendLines(change, open, found.map(rowOfDocket), { job_id, override, ...supplyOf(lines) })
}
