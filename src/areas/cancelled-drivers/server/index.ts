import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import { type ListExport, exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { CancelledDriver } from '../contract/cancelled-driver.ts'
import { type CancelledDriverNarrowing, cancelledDriverEndpoints } from '../contract/endpoints.ts'
import { cancelledDriverLabels as labels } from '../rules/cancelled-driver-labels.ts'
import { noticeWords } from '../rules/notice.ts'
import { toldWords } from '../rules/told-words.ts'
import { countReasons, exportPage, listCancelledDrivers } from './cancelled-driver-store.ts'

const { text, number } = exported

const columns: readonly ExportColumn<CancelledDriver>[] = [
  text(labels.driver, (one) => one.driver),
  text(labels.order_no, (one) => one.order_no),
  text(labels.client, (one) => one.client),
  text(labels.job, (one) => one.job),
  text(labels.suburb, (one) => one.suburb),
  text(labels.starts_at, (one) => formatInstant(one.starts_at)),
  text(labels.released_at, (one) => formatInstant(one.released_at)),
  text(labels.notice, (one) => noticeWords(one.notice_minutes)),
  number(`${labels.notice} (min)`, (one) => one.notice_minutes),
  text(labels.released_by, (one) => one.released_by),
  text(labels.reason, (one) => one.reason),
  text(labels.told, (one) => toldWords[one.told]),
]

const cancelledDriverExport: ListExport<CancelledDriver, CancelledDriverNarrowing> = {
  title: 'Cancelled drivers',
  record_type: 'job_item',
  read: 'scheduler:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}

/** Drivers taken off confirmed work, as their released bookings say; nothing is stored. */
export const cancelledDriversArea = serverArea({
  endpoints: cancelledDriverEndpoints,

  handlers: ({ db, clock, write }) => ({
    listCancelledDrivers: ({ viewer, query }) => listCancelledDrivers(db, viewer, query),
    countCancelReasons: ({ viewer, query }) => countReasons(db, viewer, query),
    exportCancelledDrivers: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, cancelledDriverExport),
  }),
})
