import { notify } from '#areas/notifications/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatMoney } from '#shared/money.ts'
import { linesAsChosen } from '../../rules/quote-document.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { totalsOf } from '../../rules/quote-totals.ts'
import { insertAcceptance } from './acceptance-store.ts'
import { findSentQuote, issueQuote } from '../document/issued-quote.ts'
import { actorByLink, entryOf } from '../log-quote.ts'
import { mustBeOptions } from './must-be-options.ts'
import { quoteAccepted } from '../quote-events.ts'
import { type StoredQuote, updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'

export interface Agreement {
  method: 'link' | 'staff'
  name: string
  email: string | null
  po_number: string | null
  selected_line_ids: readonly number[]
  /** What the client read; staff accept what was sent. */
  model_sha256?: string
  signature: { id: number; sha256: string } | null
  evidence: { id: number; name: string } | null
  evidence_note: string | null
  user_agent: string | null
}

/**
 * Records the acceptance of a locked quote, issues the document with its evidence, and notifies those
 * concerned. @throws conflict for a document other than the issued one; invalid for a line that is not an
 * option.
 */
export async function recordAcceptance(
  change: Change,
  quote: StoredQuote,
  agreement: Agreement,
): Promise<void> {
  const issued = await findSentQuote(change.tx, quote.id)
  if (!issued || (agreement.model_sha256 ?? issued.model_sha256) !== issued.model_sha256)
    throw conflict('The quote has changed since you opened it. Reload the page.')
  const selected_line_ids = [...new Set(agreement.selected_line_ids)]
  mustBeOptions(issued.model, selected_line_ids)

  const { model_sha256: _read, signature, evidence, ...said } = agreement
  const { ip, name: by } = change.viewer
  const accepted_at = change.now.toISOString()
  const totals = totalsOf(linesAsChosen(issued.model, new Set(selected_line_ids)), issued.model)
  await insertAcceptance(change.tx, {
    ...said,
    ...totals,
    quote_id: quote.id,
    issued_document_id: issued.id,
    model_sha256: issued.model_sha256,
    selected_line_ids,
    accepted_at,
    terms_accepted: 1,
    signature_file_id: signature?.id ?? null,
    evidence_file_id: evidence?.id ?? null,
    ip,
  })
  const acceptance = {
    ...said,
    selected_line_ids,
    accepted_at,
    ip,
    evidence_file: evidence?.name ?? null,
    by: agreement.method === 'staff' ? by : null,
    signature_sha256: signature?.sha256 ?? null,
    document_sha256: issued.model_sha256,
  }
  await issueQuote(change, 'quote_accepted', quote.id, { ...issued.model, acceptance })
  await updateQuote(change.tx, quote.id, { status: quoteActions.accept.to })
  change.log({
    ...(agreement.method === 'link'
      ? { ...entryOf(quote, 'accepted'), by: actorByLink(agreement.name) }
      : entryOf(quote, 'accepted for the client')),
    after: {
      accepted_by: agreement.name,
      total_cents: totals.total_cents,
      evidence_note: said.evidence_note,
    },
  })
  await notifySeller(change, quote, agreement.name, totals.total_cents)
  await change.announce(quoteAccepted, { quote_id: quote.id })
}

/** Sales, those who make it a job, and those who will bill it: each once. */
async function notifySeller(
  change: Change,
  quote: StoredQuote,
  name: string,
  total_cents: number,
): Promise<void> {
  const notice = {
    ...(await aboutQuote(change, quote)),
    title: `${quote.quote_no} was accepted`,
    body: `${quote.title}. ${name} accepted ${formatMoney(total_cents)}.`,
    without: { permission: 'quotes:prices', body: `${quote.title}. ${name} accepted it.` } as const,
    dedupe_key: `quote-accepted:${quote.id}`,
  }
  await notify(change, { ...notice, user_ids: salesOf(quote), permission: 'jobs:confirm' })
  await notify(change, { ...notice, permission: 'clients:credit' })
}
