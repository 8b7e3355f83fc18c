import * as z from 'zod'
import { invoiceGroupings } from '#areas/clients/contract/choices.ts'
import { DryHireToBill } from '#areas/invoices/contract/dry-hire-to-bill.ts'
import { chargeUnits } from '#shared/units.ts'
import { Amount } from './to-bill.ts'

/** An agreed line or a dry hire of a job, which no docket carries, with what is left of it to bill. */
export const LeftToBill = z
  .object({
    key: z.string(),
    /** What bills it: a rate of the job, or a line of a dry hire; one of them. */
    job_rate_id: z.number().nullable(),
    dry_hire: DryHireToBill.nullable(),
    job_id: z.number(),
    job_no: z.string(),
    client_id: z.number(),
    client: z.string(),
    site: z.string(),
    po_number: z.string().nullable(),
    one_invoice_per: z.enum(invoiceGroupings),
    description: z.string(),
    unit: z.enum(chargeUnits),
    /** Null where no number was agreed. */
    agreed: Amount.nullable(),
    /** On dockets, by the dry hire so far, and charged on invoices without one. */
    done: Amount,
    /** On invoices, drafts included, less what was credited. */
    billed: Amount,
    /** What is left of it by hand; what dockets charge goes on an invoice with them. */
    left: Amount,
    /** 1: the work it is for is done, so that it is ticked at first. */
    is_done: z.number(),
    /** Of a fixed price, which progress claims may bill in parts, all that was agreed; null for any other. */
    claimable_cents: z.number().nullable(),
  })
  .meta({ id: 'LeftToBill' })
export type LeftToBill = z.output<typeof LeftToBill>
