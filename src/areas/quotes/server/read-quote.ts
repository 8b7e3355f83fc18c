import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import { findFaults } from '#platform/server/mail/mail-store.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Quote } from '../contract/quote.ts'
import { marginPercent } from '../rules/quote-margin.ts'
import { findAcceptance } from './acceptance/acceptance-store.ts'
import { isOwnApproval, quoteRuleInputs, termsOf } from './quote-rule-inputs.ts'
import { findBuyer, findContact } from './parties-store.ts'
import { shownReasons } from './present-quote.ts'
import { listLines } from './lines/quote-line-store.ts'
import { findQuote } from './quote-store.ts'

/** One quote with its lines as this viewer may see it. @throws not_found. */
export async function readQuote(db: Db | Tx, viewer: Viewer, id: number, today: string): Promise<Quote> {
  const quote = await findQuote(db, id)
  if (!quote) throw notFound()
  const lines = await listLines(db, id)
  const buyer = quote.client_id === null ? undefined : await findBuyer(db, quote.client_id)
  const contact = quote.contact_id === null ? undefined : await findContact(db, quote.contact_id)
  const acceptance = await findAcceptance(db, id)
  const { evidence_file_id, ...accepted } = acceptance ?? {}
  const agreed = acceptance ?? quote
  const rules = await quoteRuleInputs(db, quote, lines, today)
  return {
    ...quote,
    ...termsOf(quote),
    fault: (await findFaults(db, 'quote', [quote])).get(id) ?? null,
    ...rules,
    approval_reasons: shownReasons(viewer, rules.approval_reasons),
    is_own_approval: Number(await isOwnApproval(db, viewer, quote)),
    // What was agreed, with the chosen options.
    subtotal_cents: agreed.subtotal_cents,
    discount_cents: agreed.discount_cents,
    gst_cents: agreed.gst_cents,
    total_cents: agreed.total_cents,
    contact: contact?.name ?? null,
    send_to: contact?.email ?? buyer?.email ?? quote.prospect_email,
    send_to_name: contact?.name ?? buyer?.name ?? quote.prospect_name,
    margin_percent: marginPercent(lines, termsOf(quote)),
    acceptance: acceptance
      ? {
          ...(accepted as typeof acceptance),
          method: acceptance.method as 'link' | 'staff',
          evidence_file: await findFileAddress(db, evidence_file_id ?? null),
        }
      : null,
    lines,
  }
}
