import type { Change } from '#platform/server/change/change.ts'
import type { GstRule } from '#shared/gst.ts'
import type { Promised } from '../../contract/invoice.ts'
import { checkSize } from '../../rules/check-invoice.ts'
import { discountOfJob, type Totals, totalsOf } from '../../rules/invoice-totals.ts'
import { promiseWords } from '../../rules/invoice-words.ts'
import { lockPromises } from './discount-store.ts'
import type { LineRow } from './line-rows.ts'
import type { InvoiceInputs } from '../drafts/read-invoice-inputs.ts'

/** The inputs of an invoice's amounts now. */
export interface Price {
  figures: Totals & { gst_applies: number; discount_source: string | null }
  discounts: (Promised & { discount_cents: number })[]
}

interface Priced {
  /** 0 for one that is not saved yet. */
  id: number
  gst_rule: string
}

/**
 * An invoice's totals by the rules. GST applies where the company is registered and the client's switch is
 * on; discounts from its jobs' quotes are deducted, fixed amounts once. @throws invalid for lines that are
 * too large together.
 */
export async function priceInvoice(
  change: Change,
  { id, gst_rule }: Priced,
  lines: readonly LineRow[],
  { seller, client }: Pick<InvoiceInputs, 'seller' | 'client'>,
): Promise<Price> {
  checkSize(lines)
  const gst_applies = Number(Boolean(seller.gst_registered && (client?.gst_switch ?? 1)))
  const job_ids = [...new Set(lines.flatMap(({ job_id }) => job_id ?? []))]
  const promises = await lockPromises(change.tx, job_ids, id)
  const totals = totalsOf(lines, { gst_applies, gst_rule: gst_rule as GstRule, promises })
  const discounts = promises.map((promise) => ({ ...promise, discount_cents: discountOfJob(lines, promise) }))
  const applied = discounts.filter(({ discount_cents }) => discount_cents > 0)
  return {
    figures: { ...totals, gst_applies, discount_source: applied.map(promiseWords).join('; ') || null },
    discounts,
  }
}
