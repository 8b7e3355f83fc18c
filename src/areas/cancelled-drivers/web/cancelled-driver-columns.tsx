import { driverPaths } from '#areas/drivers/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { CancelledDriver } from '../contract/cancelled-driver.ts'
import { cancelledDriverLabels as labels } from '../rules/cancelled-driver-labels.ts'
import { isLate, noticeWords } from '../rules/notice.ts'
import { toldWords } from '../rules/told-words.ts'

const column = columnsOf<CancelledDriver>()

/** Who was taken off what, when, how late, by whom and why. */
export const cancelledDriverColumns = [
  column.link('driver', labels.driver, ({ driver_id }) => driverPaths.edit(driver_id)),
  column.custom(
    'order_no',
    labels.order_no,
    ({ job_item_id, order_no }) => <Link to={orderPaths.edit(job_item_id)}>{order_no}</Link>,
    { slot: 'start' },
  ),
  column.text('client', labels.client, { slot: 'detail' }),
  column.text('job', labels.job),
  column.text('suburb', labels.suburb),
  column.instant('starts_at', labels.starts_at, { sort: true }),
  column.instant('released_at', labels.released_at, { sort: true, slot: 'date', isNamed: true }),
  column.custom(
    'notice',
    labels.notice,
    ({ notice_minutes }) =>
      isLate(notice_minutes) ? (
        <StatusBadge status={noticeWords(notice_minutes)} tone="warning" />
      ) : (
        noticeWords(notice_minutes)
      ),
    { slot: 'status', isNamed: true },
  ),
  column.text('reason', labels.reason),
  column.text('released_by', labels.released_by),
  column.custom('told', labels.told, ({ told }) => toldWords[told]),
]

export const hiddenAtFirst = ['job', 'suburb']
