import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'

/** An approved docket with lines not on any invoice yet, and their total before discount and GST. */
export const BillableDocket = z
  .object({
    id: z.number(),
    docket_no: z.string(),
    shift_date: z.string(),
    client_id: z.number(),
    client: z.string(),
    job_id: z.number(),
    job_no: z.string(),
    po_number: z.string().nullable(),
    /** The machine, its driver and the site. */
    asset: z.string().nullable(),
    driver: z.string().nullable(),
    site: z.string(),
    /** The invoice it goes on by the client's terms: dockets with the same text share one. */
    group: z.string(),
    line_count: z.number(),
    total_cents: seenBy(z.number(), 'dockets:prices'),
  })
  .meta({ id: 'BillableDocket' })
export type BillableDocket = z.output<typeof BillableDocket>
