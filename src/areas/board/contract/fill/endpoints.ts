import * as z from 'zod'
import { certainties } from '#areas/scheduler/contract/choices.ts'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { endpoint, idParams, version } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { FillSheet, RowCandidate } from './fill-sheet.ts'

/** Orders of a row in one request: a month. */
export const maxOfRow = 31
const mostOfJob = 400

/** Ids in an address: `12,13,14`. */
const ids = z
  .string()
  .max(400)
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/, 'These orders could not be read.')
  .default('')
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .refine((list) => list.length <= maxOfRow, `Ask about at most ${maxOfRow} orders at once.`)

export const rowQuery = z.object({
  kind: z.enum(['asset', 'driver']).default('asset'),
  order_ids: ids,
  /** The machine chosen for them, which a driver must be able to drive. */
  asset_id: idParam.optional(),
  search: z.string().trim().max(100).default(''),
})
export type RowQuery = z.output<typeof rowQuery>

const FillCell = z.object({
  job_item_id: idParam,
  version,
  asset_id: idParam.optional(),
  driver_id: idParam.optional(),
  override: OverrideInput.optional(),
})

export const FillInput = z
  .object({
    certainty: z.enum(certainties),
    cells: z
      .array(FillCell)
      .min(1, 'Choose a machine or a driver first.')
      .max(mostOfJob, `Fill at most ${mostOfJob} orders at once.`)
      .refine(
        (cells) => new Set(cells.map(({ job_item_id }) => job_item_id)).size === cells.length,
        'An order is here twice.',
      ),
  })
  .meta({ id: 'FillInput' })
export type FillInput = z.output<typeof FillInput>

const permission = 'scheduler:write'
const topic = 'job_item'

/** All orders of a job filled on one screen and booked at once. */
export const fillEndpoints = {
  getFillSheet: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/fill',
    permission,
    summary: 'A job’s orders from today on, with what is booked on each.',
    topic,
    also: ['job', 'asset', 'driver'],
    params: idParams,
    output: FillSheet,
  }),
  listRowCandidates: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/fill/candidates',
    permission,
    summary: 'Machines or drivers for some orders of a job, ranked for the first, with what is against each.',
    topic,
    also: ['asset', 'driver'],
    params: idParams,
    query: rowQuery,
    output: z.array(RowCandidate),
  }),
  fillJob: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/fill',
    permission,
    summary: 'Book machines and drivers on several orders of a job: all, or none with the reason for each.',
    topic,
    also: ['job', 'asset', 'driver'],
    params: idParams,
    body: FillInput,
    output: FillSheet,
    message: 'Orders filled.',
  }),
}
