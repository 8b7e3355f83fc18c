import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import type { StaffAcceptance } from '../../contract/state-endpoints.ts'
import { openQuote } from '../open-quote.ts'
import { recordAcceptance } from './record-acceptance.ts'

/**
 * Accepts a quote for a client who agreed another way: a signed paper, an email, a call.
 * @throws not_found, stale; conflict in another state; invalid without evidence.
 */
export async function acceptQuoteForClient(
  change: Change,
  id: number,
  { version, ...said }: StaffAcceptance,
  file?: ReceivedFile,
): Promise<void> {
  const { quote } = await openQuote(change, id, 'accept', version)
  if (!file && !said.evidence_note)
    throw invalid({ evidence_note: 'Add a file, or enter how the client agreed.' })
  const kept = file && (await keepFile(change, file, { record_type: 'quote', record_id: id }))
  await recordAcceptance(change, quote, {
    method: 'staff',
    name: said.name,
    email: said.email ?? null,
    po_number: said.po_number ?? null,
    selected_line_ids: said.selected_line_ids,
    signature: null,
    evidence: file && kept ? { id: kept.id, name: file.name } : null,
    evidence_note: said.evidence_note ?? null,
    user_agent: null,
  })
}
