import * as z from 'zod'
import { docketStatuses } from '#areas/dockets/contract/choices.ts'
import { chargeUnits } from '#shared/units.ts'

/** A quantity and what it comes to, in cents before GST and before the quote's discount. */
export const Amount = z.object({ quantity: z.number(), cents: z.number() })

/** A line of a job's agreement, or work outside of it, from agreed to billed. */
export const ToBillLine = z.object({
  /** `rate-7`, `hire-12` (its quote line), or `other-hour-Excavator` for other work: unique on its job. */
  key: z.string(),
  description: z.string(),
  unit: z.enum(chargeUnits),
  /** Null where no number was agreed, or nothing at all. */
  agreed: Amount.nullable(),
  /** On dockets, by dry hires so far, and charged on invoices without one. */
  done: Amount,
  /**
   * Of what is done, what is charged besides the hire itself: minimums, stand-by, attachments, tolls, levies. It adds
   * nothing to the quantity.
   */
  extras_cents: z.number(),
  /** Of what is done, on dockets that are not approved yet. */
  waiting: Amount,
  /** On invoices, drafts included, less what was credited. */
  billed: Amount,
  /** Of what is done, approved and on no invoice, not even a draft. */
  to_invoice: Amount,
  /** Of what was agreed, not billed yet; null where no number was agreed. */
  left: Amount.nullable(),
  /** 1: no docket counts it, so that New invoice offers what is left. */
  is_by_hand: z.number(),
  /** More is done or billed than was agreed. */
  is_over: z.number(),
  /** How many lines of dockets or dry hires have no price, so that they charge nothing. */
  unpriced: z.number(),
  /** The dockets and invoices behind it; the id is given where it is the only one. */
  docket_count: z.number(),
  docket_id: z.number().nullable(),
  /** How many lines of dry hires are behind it. */
  dry_hires: z.number(),
  invoice_count: z.number(),
  invoice_id: z.number().nullable(),
})
export type ToBillLine = z.output<typeof ToBillLine>

/** The lines of a job and what they come to. */
const ToBillSums = z.object({
  lines: z.array(ToBillLine),
  agreed_cents: z.number(),
  done_cents: z.number(),
  waiting_cents: z.number(),
  billed_cents: z.number(),
  to_invoice_cents: z.number(),
  left_cents: z.number(),
})
export type ToBillSums = z.output<typeof ToBillSums>

/** Work on a docket that nothing charges: loads without a rate, travel, readings. */
const NotCharged = z.object({
  id: z.number(),
  docket_no: z.string(),
  shift_date: z.string(),
  status: z.enum(docketStatuses),
  /** What is not charged, in words. */
  text: z.string(),
  /** Why it was approved anyway. */
  override_reason: z.string().nullable(),
})
export type NotCharged = z.output<typeof NotCharged>

/** What is agreed, done, billed, not yet invoiced and left of a job, line by line, and the work that no line charges. */
export const ToBill = ToBillSums.extend({ not_charged: z.array(NotCharged) }).meta({ id: 'ToBill' })
export type ToBill = z.output<typeof ToBill>
