import * as z from 'zod'
import { endpoint, idParams, version } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { BillableDocket } from './billable.ts'
import { DryHireToBill } from './dry-hire-to-bill.ts'
import { Invoice, billsMore } from './invoice.ts'
import { ProgressClaim } from './progress-claim.ts'
import { QuotedRate } from './quoted-rate.ts'

const topic = 'invoice'
const docketIds = z.array(z.number().int().positive()).max(500, 'Choose up to 500 dockets.')

const RatesToBill = {
  /** Agreed rates of jobs, each with all that is left of it. */
  job_rate_ids: z.array(z.number().int().positive()).max(500).default([]),
  /** Parts of fixed prices. */
  claims: z.array(ProgressClaim).max(500).default([]),
  override: billsMore,
}
/** The version of the draft that the caller saw; left out: the current one. */
const seen = z.object({ version: version.optional() })

/** Lines of work and of agreed rates: what can be billed, and putting it on invoices. */
export const lineEndpoints = {
  listBillable: endpoint({
    method: 'GET',
    path: '/api/invoices/billable',
    permission: 'invoices:write',
    summary: 'Approved dockets with lines not yet invoiced, oldest first.',
    topic: 'docket',
    // Billed by someone else, a docket leaves the list.
    also: ['invoice'],
    query: z.object({ client_id: idParam.optional(), job_id: idParam.optional() }),
    output: z.array(BillableDocket),
  }),
  listQuotedRates: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/quoted-rates',
    permission: 'invoices:write',
    summary: 'What was quoted for the job of a draft and is not charged yet.',
    topic,
    also: ['docket', 'job'],
    params: idParams,
    output: z.array(QuotedRate),
  }),
  createInvoicesFromDockets: endpoint({
    method: 'POST',
    path: '/api/invoices/from-dockets',
    permission: 'invoices:write',
    summary:
      'Make invoices from approved dockets, agreed rates and dry hires, one per job, purchase order, week or month by the client’s terms.',
    topic,
    body: z
      .object({
        docket_ids: docketIds.default([]),
        ...RatesToBill,
        dry_hire_lines: z.array(DryHireToBill).max(500).default([]),
      })
      .refine(
        ({ docket_ids, job_rate_ids, claims, dry_hire_lines }) =>
          docket_ids.length + job_rate_ids.length + claims.length + dry_hire_lines.length > 0,
        {
          path: ['docket_ids'],
          error: 'Choose a docket.',
        },
      ),
    output: z.object({ ids: z.array(z.number()) }),
    message: 'Invoices made.',
  }),
  addDockets: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/dockets',
    permission: 'invoices:write',
    summary: 'Add the lines of approved dockets of the same client to a draft.',
    topic,
    params: idParams,
    body: seen.extend({
      docket_ids: docketIds.min(1, 'Choose a docket.'),
      override: billsMore,
    }),
    output: Invoice,
    message: 'Dockets added.',
  }),
  addQuotedRates: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/quoted-rates',
    permission: 'invoices:write',
    summary: 'Add what was quoted for the job of a draft and is not charged yet.',
    topic,
    params: idParams,
    body: seen
      .extend(RatesToBill)
      .refine(({ job_rate_ids, claims }) => job_rate_ids.length + claims.length > 0, {
        path: ['job_rate_ids'],
        error: 'Choose a line.',
      }),
    output: Invoice,
    message: 'Lines added.',
  }),
}
