import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { docketSourceWords } from '../contract/choices.ts'
import type { DocketNarrowing } from '../contract/endpoints.ts'
import { type DocketInList, exportPage } from './docket-store.ts'
import { presentRow } from './present-docket.ts'
import { withFlags } from './with-flags.ts'

const { text, number, money, date, dayOf } = exported
const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

/** A docket with its hours; what it charges only for those who may see it. */
const columns: readonly ExportColumn<DocketInList>[] = [
  text('Number', (docket) => docket.docket_no),
  number('Revision', (docket) => docket.revision),
  text('Status', (docket) => docket.status),
  text('Invoice', (docket) => invoicedWord(docket.status)),
  text('Source', (docket) => docketSourceWords[docket.source]),
  date('Shift', (docket) => docket.shift_date),
  text('Start', (docket) => formatInstant(docket.starts_at)),
  text('Finish', (docket) => formatInstant(docket.finishes_at)),
  text('Client', (docket) => docket.client),
  text('Job', (docket) => docket.job_no),
  text('Work order', (docket) => docket.order_no),
  text('PO number', (docket) => docket.po_number),
  text('Driver', (docket) => docket.driver),
  text('Asset', (docket) => docket.asset),
  number('Worked (h)', (docket) => hours(docket.worked_minutes)),
  number('Stand-by (h)', (docket) => hours(docket.standby_minutes)),
  number('Breaks (h)', (docket) => hours(docket.break_minutes)),
  number('Travel (h)', (docket) => hours(docket.travel_minutes)),
  number('Loads', (docket) => docket.loads.length),
  text('Variance', (docket) => docket.variance.map((one) => one.text).join(' ')),
  money('Total', (docket) => docket.total_cents, 'dockets:prices'),
  text('Comment of the operator', (docket) => docket.operator_comment),
  text('Comment of the client', (docket) => docket.client_comment),
  dayOf('Submitted', (docket) => docket.submitted_at),
  dayOf('Approved', (docket) => docket.approved_at),
]

export const docketExport: ListExport<DocketInList, DocketNarrowing> = {
  title: 'Dockets',
  record_type: 'docket',
  read: 'dockets:read',
  columns,
  page: async ({ db, viewer, filters, after_id }) =>
    (await withFlags(db, await exportPage(db, viewer, filters, after_id))).map((docket) =>
      presentRow(viewer, docket),
    ),
}
