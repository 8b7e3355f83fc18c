import { attachmentChanged, attachmentNextOrder } from '#areas/attachments/server/index.ts'
import { driverNextOrder } from '#areas/drivers/server/index.ts'
import { assetChanged, assetNextOrder, readAsset } from '#areas/resources/server/index.ts'
import {
  assetsOnRoad,
  bookingsWanted,
  orderClosed,
  orderConfirmed,
  orderTimeChanged,
  orderUnconfirmed,
  replacementWanted,
} from '#areas/work-orders/server/index.ts'
import { findHolidays } from '#areas/settings/server/index.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { addMonths } from '#shared/local-date.ts'
import { workingDaysBetween } from '#shared/working-days.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { schedulerConstraints } from './constraints.ts'
import { availableAssets, availableAttachments, availableDrivers } from './candidates/available-resources.ts'
import { bookAbsence } from './absences/book-absence.ts'
import { bookOrder } from './actions/book-order.ts'
import { arrangeOrders } from './arrange/arrange-orders.ts'
import { copyOrders } from './arrange/copy-orders.ts'
import { splitDay } from './arrange/split-day.ts'
import { listAssetDrivers } from './asset-driver-store.ts'
import { countBookedDays } from './booked-days-store.ts'
import { findAssetsOnRoad, listBookings } from './booking-store.ts'
import { confirmBooking } from './actions/confirm-booking.ts'
import { bookReplacement, copyBookings } from './actions/copy-bookings.ts'
import { confirmWithOrder, moveWithOrder, pencilWithOrder, releaseWithOrder } from './orders/follow-order.ts'
import { findNextOrder } from './orders/next-order-store.ts'
import { presentBooking } from './present-booking.ts'
import { readBooking, readOrderBookings } from './read-bookings.ts'
import { releaseBooking } from './actions/release-booking.ts'
import { unconfirmBooking } from './actions/unconfirm-booking.ts'

export { availableAssets, availableAttachments, availableDrivers } from './candidates/available-resources.ts'
export { bookedDaysOf } from './booked-days-store.ts'
export { bookingsChanged } from './booking-events.ts'
export { bookAbsence } from './absences/book-absence.ts'
export { bookOrder } from './actions/book-order.ts'
export { holdForBooking } from './actions/hold-for-booking.ts'
export { reasonsOnOrders } from './candidates/reasons-on-orders.ts'
export { rowCandidates } from './candidates/row-candidates.ts'
export { type StoppedBooking, listStoppedBookings } from './fitness/stopped-bookings.ts'
export { whoMayNotWork, whoOfCompanyMayNotWork } from './fitness/who-may-not-work.ts'
export { isOnOrder, visibleBookings } from './booking-store.ts'
export { releaseBooking } from './actions/release-booking.ts'

const { changes } = answerWith(({ tx, viewer }, id) => readBooking(tx, viewer, id))

export const schedulerArea = serverArea({
  endpoints: schedulerEndpoints,

  handlers: ({ db, clock }) => ({
    availableAssetsOfJobItem: ({ viewer, params, query }) => availableAssets(db, viewer, params.id, query),
    assignAssetToFieldworker: async ({ change, params, body }) => {
      const { job_item_id, asset_id, override } = body
      await bookOrder(change, job_item_id, {
        driver_id: params.id,
        asset_id,
        certainty: 'confirmed',
        override,
      })
      return readOrderBookings(change.tx, change.viewer, job_item_id)
    },

    availableAssets: ({ viewer, params, query }) => availableAssets(db, viewer, params.id, query),
    availableDrivers: ({ viewer, params, query }) => availableDrivers(db, viewer, params.id, query),
    availableAttachments: ({ viewer, params, query }) => availableAttachments(db, viewer, params.id, query),
    listOrderBookings: ({ viewer, params }) => readOrderBookings(db, viewer, params.id),
    bookOrder: async ({ change, params, body }) => {
      await bookOrder(change, params.id, body)
      return readOrderBookings(change.tx, change.viewer, params.id)
    },

    arrangeOrders: ({ change, body }) => arrangeOrders(change, body),
    copyOrders: ({ change, body }) => copyOrders(change, body),
    splitDay: ({ change, params, body }) => splitDay(change, params.id, body),

    listBookings: async ({ viewer, query }) => {
      const { rows, total } = await listBookings(db, viewer, query)
      return { rows: rows.map((booking) => presentBooking(viewer, booking)), total }
    },
    countBookedDays: async ({ viewer, query }) => {
      const today = clock.today()
      const month = `${today.slice(0, 7)}-01`
      const days = workingDaysBetween(addMonths(month, -1), addMonths(month, 1), await findHolidays(db))
      return countBookedDays(db, viewer, query.asset_id, { days, today })
    },
    listAssetDrivers: async ({ viewer, params, query }) => {
      await readAsset(db, viewer, params.id)
      return listAssetDrivers(db, viewer, params.id, query, clock.today())
    },
    createAbsence: async ({ change, body }) =>
      readBooking(change.tx, change.viewer, await bookAbsence(change, body)),
    confirmBooking: changes(confirmBooking),
    unconfirmBooking: changes((change, id, { version }) => unconfirmBooking(change, id, version)),
    releaseBooking: changes((change, id, { reason, version }) => releaseBooking(change, id, reason, version)),
  }),

  subscriptions: [
    on(orderClosed, releaseWithOrder),
    on(orderTimeChanged, moveWithOrder),
    on(orderConfirmed, confirmWithOrder),
    on(orderUnconfirmed, pencilWithOrder),
    on(bookingsWanted, copyBookings),
    on(replacementWanted, bookReplacement),
    answer(assetsOnRoad, ({ tx }, { job_item_id }) => findAssetsOnRoad(tx, job_item_id)),
    answer(driverNextOrder, ({ tx, now }, { driver_id: id }) =>
      findNextOrder(tx, { column: 'booking.driver_id', id }, now),
    ),
    answer(assetNextOrder, ({ tx, now }, { asset_id: id }) =>
      findNextOrder(tx, { column: 'booking.asset_id', id }, now),
    ),
    answer(attachmentNextOrder, ({ tx, now }, { attachment_id: id }) =>
      findNextOrder(tx, { column: 'booking.attachment_id', id }, now),
    ),
    // Open orders show current objections to their machine or attachment, and the alternatives, immediately.
    on(assetChanged, async (change, { asset_id }) => change.live('job_item', asset_id)),
    on(attachmentChanged, async (change, { attachment_id }) => change.live('job_item', attachment_id)),
  ],

  constraints: schedulerConstraints,
})
