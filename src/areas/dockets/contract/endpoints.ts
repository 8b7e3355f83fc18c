import * as z from 'zod'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { docketStatusFilters } from './choices.ts'
import { DocketDocument } from './docket-document.ts'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import {
  Docket,
  DocketInput,
  DocketRevision,
  DocketRow,
  Approval,
  LinePrice,
  RateChoiceInput,
  PhoneSigning,
  stated,
  withReason,
} from './docket.ts'
import { DocketLimits, DocketSettingsPatch } from './settings.ts'

const topic = 'docket'
const dockets = recordEndpoints({
  noun: { one: 'docket', many: 'dockets' },
  path: '/api/dockets',
  topic,
  rights: { read: 'dockets:read', write: 'dockets:write', export: 'dockets:read' },
})

export const docketFilters = listQuery(['shift_date', 'docket_no'], '-shift_date')
  .omit({ archived: true })
  .extend({
    status: z.enum(docketStatusFilters).optional(),
    client_id: idParam.optional(),
    job_id: idParam.optional(),
    job_item_id: idParam.optional(),
    driver_id: idParam.optional(),
    subcontractor_id: idParam.optional(),
    ...dateRange(),
  })
export type DocketFilters = z.output<typeof docketFilters>
/** What narrows a list or an export. */
export type DocketNarrowing = Omit<DocketFilters, keyof typeof notExported>

/** `void_count`: how many of them are void, whose amounts are not in the total. */
export const DocketSums = z
  .object({ count: z.number(), void_count: z.number(), total_cents: z.number() })
  .meta({ id: 'DocketSums' })

/** What the dockets of a filter record, void ones apart: how long was worked, and with which machines. */
export const DocketWork = z
  .object({
    count: z.number(),
    worked_minutes: z.number(),
    machines: z.array(z.object({ asset_id: z.number(), asset: z.string(), count: z.number() })),
  })
  .meta({ id: 'DocketWork' })
export type DocketWork = z.output<typeof DocketWork>

type Right = 'dockets:write' | 'dockets:approve' | 'invoices:approve'
/** What changes the status of a docket and answers with it. */
const move = <const P extends string, B extends z.ZodType>(
  path: P,
  permission: Right,
  body: B,
  summary: string,
  message: string,
) => dockets.action(path, { permission, summary, body, output: Docket, message })

export const docketEndpoints = {
  getDocketSettings: endpoint({
    method: 'GET',
    path: '/api/docket-settings',
    permission: 'dockets:settings',
    summary: 'Docket settings.',
    topic: 'docket_settings',
    output: DocketLimits,
  }),
  saveDocketSettings: endpoint({
    method: 'PATCH',
    path: '/api/docket-settings',
    permission: 'dockets:settings',
    summary: 'Change the docket settings.',
    topic: 'docket_settings',
    body: DocketSettingsPatch,
    output: DocketLimits,
    message: 'Settings saved.',
  }),

  listDockets: dockets.list({
    summary: 'List dockets, the latest revision of each.',
    query: docketFilters,
    output: DocketRow,
  }),
  countDocketViews: dockets.countViews(),
  sumDockets: dockets.sums({
    permission: 'dockets:prices',
    summary: 'Total the filtered dockets; dockets without a price, and void ones among others, count as $0.',
    query: docketFilters.omit(notExported),
    output: DocketSums,
  }),
  sumDocketWork: endpoint({
    method: 'GET',
    path: '/api/dockets/work',
    permission: 'dockets:read',
    summary: 'Total the hours and machines on the filtered dockets.',
    topic,
    query: docketFilters.omit(notExported),
    output: DocketWork,
  }),
  exportDockets: dockets.export({ query: docketFilters.omit(notExported).extend(exportQuery) }),
  getDocket: dockets.get({ output: Docket }),
  getDocketDocument: endpoint({
    method: 'GET',
    path: '/api/dockets/:id/document',
    permission: 'dockets:read',
    summary: 'The docket as the client receives it, without prices.',
    topic,
    params: idParams,
    output: DocketDocument,
  }),
  docketPdf: endpoint({
    method: 'GET',
    path: '/api/dockets/:id/pdf',
    permission: 'dockets:read',
    summary: 'The docket as a PDF without prices; once signed with its evidence page.',
    params: idParams,
    download: true,
    output: z.string(),
  }),

  createDocket: dockets.create({
    summary: 'Enter a docket for an order, from paper or by the office.',
    max_body: 300_000,
    body: DocketInput,
    output: Docket,
    message: 'Docket entered.',
  }),
  editDocket: endpoint({
    method: 'PUT',
    path: '/api/dockets/:id',
    permission: 'dockets:write',
    summary: 'Rewrite a draft that the office entered.',
    topic,
    params: idParams,
    max_body: 300_000,
    body: DocketRevision,
    output: Docket,
    message: 'Docket saved.',
  }),
  submitDocket: move('submit', 'dockets:write', stated, 'Freeze and issue a draft.', 'Docket submitted.'),
  signDocketByPhone: move(
    'sign',
    'dockets:write',
    PhoneSigning,
    'Record that the client agreed to a docket by phone.',
    'Docket signed.',
  ),
  acceptDocketUnsigned: move(
    'accept-unsigned',
    'dockets:write',
    withReason,
    'Accept a docket without a signature, with the reason.',
    'Docket accepted.',
  ),
  queryDocket: move(
    'query',
    'dockets:write',
    withReason,
    'Query a docket and notify its driver.',
    'Docket queried.',
  ),
  reviseDocket: move(
    'revise',
    'dockets:write',
    DocketRevision,
    'Make the next revision of a queried docket.',
    'Docket revised.',
  ),
  approveDocket: move(
    'approve',
    'dockets:approve',
    Approval,
    'Approve a docket for billing.',
    'Docket approved.',
  ),
  reopenDocket: move(
    'reopen',
    'invoices:approve',
    withReason,
    'Withdraw an approval before any of it is billed.',
    'Docket reopened.',
  ),
  voidDocket: move('void', 'dockets:write', withReason, 'Void a docket.', 'Docket voided.'),
  priceDocketLine: endpoint({
    method: 'PUT',
    path: '/api/dockets/:id/lines/:line_id/price',
    permission: 'dockets:prices',
    summary: 'Set the price of a line and its source.',
    topic,
    params: idParams.extend({ line_id: idParam }),
    body: LinePrice,
    output: Docket,
    message: 'Price saved.',
  }),
  chooseDocketRate: endpoint({
    method: 'PUT',
    path: '/api/dockets/:id/lines/:line_id/rate',
    permission: 'dockets:prices',
    summary: 'Choose a line’s rate where several fit its loads.',
    topic,
    params: idParams.extend({ line_id: idParam }),
    body: RateChoiceInput,
    output: Docket,
    message: 'Rate chosen.',
  }),
  approveDockets: endpoint({
    method: 'POST',
    path: '/api/dockets/approve',
    permission: 'dockets:approve',
    summary: 'Approve several dockets at once: all or none.',
    topic,
    body: z.object({
      ids: z.array(z.number().int().positive()).min(1, 'Choose a docket.').max(200, 'Choose up to 200.'),
      override: OverrideInput.optional(),
    }),
    output: z.object({ approved: z.number() }),
    message: 'Dockets approved.',
  }),
}
