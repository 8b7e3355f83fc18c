import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { docketSourceWords } from '../contract/choices.ts'
import type { DocketNarrowing } from '../contract/endpoints.ts'
import { docketLabels as labels } from '../rules/docket-labels.ts'
import { shortDayText } from '../rules/shift/short-day.ts'
import { type DocketInList, exportPage } from './docket-store.ts'
import { presentRow } from './present-docket.ts'
import { withFlags } from './flags/with-flags.ts'

const { text, number, money, date, dayOf } = exported
const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

/** A docket with its hours; its charge only for viewers who may see it. */
const columns: readonly ExportColumn<DocketInList>[] = [
  text(labels.docket_no, (docket) => docket.docket_no),
  number(labels.revision, (docket) => docket.revision),
  text(labels.status, (docket) => docket.status),
  text(labels.invoiced, (docket) => invoicedWord(docket.status)),
  text(labels.source, (docket) => docketSourceWords[docket.source]),
  date(labels.shift_date, (docket) => docket.shift_date),
  text(labels.starts_at, (docket) => formatInstant(docket.starts_at)),
  text(labels.finishes_at, (docket) => formatInstant(docket.finishes_at)),
  text(labels.client_id, (docket) => docket.client),
  text(labels.job_id, (docket) => docket.job_no),
  text(labels.job_item_id, (docket) => docket.order_no),
  text(labels.po_number, (docket) => docket.po_number),
  text(labels.driver_id, (docket) => docket.driver),
  text(labels.asset_id, (docket) => docket.asset),
  number(`${labels.worked_minutes} (h)`, (docket) => hours(docket.worked_minutes)),
  number(`${labels.standby_minutes} (h)`, (docket) => hours(docket.standby_minutes)),
  number(`${labels.break_minutes} (h)`, (docket) => hours(docket.break_minutes)),
  number(`${labels.travel_minutes} (h)`, (docket) => hours(docket.travel_minutes)),
  text(labels.short_day, (docket) => shortDayText(docket)),
  number(labels.loads, (docket) => docket.loads.length),
  text(labels.variance, (docket) => docket.variance.map((one) => one.text).join(' ')),
  money(labels.total_cents, (docket) => docket.total_cents, 'dockets:prices'),
  text(labels.operator_comment, (docket) => docket.operator_comment),
  text(labels.client_comment, (docket) => docket.client_comment),
  dayOf(labels.submitted_at, (docket) => docket.submitted_at),
  dayOf(labels.approved_at, (docket) => docket.approved_at),
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
