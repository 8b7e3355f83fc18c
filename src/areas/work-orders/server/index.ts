import {
  jobCancelled,
  jobIsBilled,
  jobMadeFromQuote,
  jobMoved,
  jobOrderDays,
  jobRatesChanged,
} from '#areas/jobs/server/index.ts'
import { hiddenRateFields } from '#areas/tip-sites/server/index.ts'
import { withFieldNames } from '#platform/contract/app-error.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { inOrder } from '#platform/server/change/archiving.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { requirementEndpoints } from '../contract/requirement-endpoints.ts'
import { workOrderConstraints } from './constraints.ts'
import { cancelComingOrders } from './planning/cancel-coming-orders.ts'
import { cancelOrder } from './actions/cancel-order.ts'
import { changeOrderTime } from './actions/change-order-time.ts'
import { confirmOrder, confirmOrders, unconfirmOrder } from './actions/confirm-order.ts'
import { createRequirement } from './requirements/create-requirement.ts'
import { duplicateOrder } from './actions/duplicate-order.ts'
import { editOrder } from './edit-order.ts'
import { editRequirement } from './requirements/edit-requirement.ts'
import { followRates } from './planning/follow-rates.ts'
import { findOrderDays, isBilled } from './planning/job-orders-store.ts'
import { orderExport } from './export-orders.ts'
import { sumOrders } from './order-counts-store.ts'
import { countOrderViews, findOrderPlace, listOrders } from './order-store.ts'
import { planQuotedJob } from './planning/plan-quoted-job.ts'
import { hiddenOrderFields, presentOrder } from './present-order.ts'
import { readOrder, readOrderOf } from './read-order.ts'
import { readRequirement, readRequirementsOf } from './requirements/read-requirement.ts'
import { removeRequirement } from './requirements/remove-requirement.ts'
import { breakDownOrder, moveOrder } from './actions/replace-order.ts'
import { setRequirements } from './requirements/set-requirements.ts'

export { invoiceOrders, lockOrders, reopenOrders } from './planning/bill-orders.ts'
export { cancelCopy, cancelOrder } from './actions/cancel-order.ts'
export { duplicateOrder } from './actions/duplicate-order.ts'
export { splitOrder } from './actions/split-order.ts'
export { changeOrderTime } from './actions/change-order-time.ts'
export { confirmOrder, unconfirmOrder } from './actions/confirm-order.ts'
export { createRequirement } from './requirements/create-requirement.ts'
export {
  bookingsWanted,
  orderBrokeDown,
  orderCalledOff,
  orderClosed,
  orderConfirmed,
  orderDayChanged,
  orderInvoiced,
  orderNotesChanged,
  orderRejoined,
  orderRepeated,
  orderReplaced,
  orderSplit,
  orderTimeChanged,
  orderUnconfirmed,
  replacementWanted,
} from './order-events.ts'
export {
  countOrders,
  countUnfilled,
  countUnfilledByDay,
  findNextOrderDay,
  findOrderDays,
  findStrandedOrders,
  isTodayInTrouble,
} from './order-counts-store.ts'
export { assetsOnRoad, workOnOrder } from './order-questions.ts'
export { openOrder } from './open-order.ts'
export { cardHireRates } from './planning/card-hire-rates.ts'
export { orderRate } from './planning/order-rate.ts'
export { lockOrder } from './order-locks-store.ts'
export { findOrderPlace, listOrders, offRoadWords } from './order-store.ts'
export { breakDownOrder, moveOrder } from './actions/replace-order.ts'

const { changes } = answerWith(readOrderOf)

export const workOrdersArea = serverArea({
  endpoints: { ...requirementEndpoints, ...orderEndpoints },

  handlers: ({ db, clock, write }) => ({
    listJobRequirements: ({ viewer, query }) => readRequirementsOf(db, viewer, query.job_id),
    createJobRequirement: async ({ change, body }) => {
      const { id } = await createRequirement(change, body)
      return readRequirement(change.tx, change.viewer, id)
    },
    setJobRequirements: async ({ change, params, body }) => {
      await setRequirements(change, params.id, body)
      return readRequirementsOf(change.tx, change.viewer, params.id)
    },
    removeRequirementOfJob: async ({ change, params }) => {
      await removeRequirement(change, params.id, params.job_id)
      return {}
    },
    removeRequirement: async ({ change, params }) => {
      await removeRequirement(change, params.id)
      return {}
    },
    updateRequirementQuantity: async ({ change, params, body: { field, value, version } }) => {
      const patch = { [field]: value, version }
      await withFieldNames({ [field]: 'value' }, () =>
        editRequirement(change, params.id, patch, params.job_id),
      )
      return readRequirement(change.tx, change.viewer, params.id)
    },
    updateRequirementStartTime: async ({ change, params, body: { field, value, ...given } }) => {
      const patch = { [field]: value, ...given }
      await withFieldNames({ [field]: 'value' }, () =>
        editRequirement(change, params.id, patch, params.job_id),
      )
      return readRequirement(change.tx, change.viewer, params.id)
    },
    editRequirement: async ({ change, params, body }) => {
      await editRequirement(change, params.id, body)
      return readRequirement(change.tx, change.viewer, params.id)
    },

    changeOrderDate: async ({ change, params, body: { date, ...asked } }) => {
      const when = { work_date: date }
      await withFieldNames({ work_date: 'date' }, () => changeOrderTime(change, params.id, when, asked))
      return readOrderOf(change, params.id)
    },
    changeOrderNotes: async ({ change, params, body: { notes, version } }) => {
      await editOrder(change, params.id, { order_notes: notes, version })
      return readOrderOf(change, params.id)
    },
    duplicateOrder: ({ change, params, body }) => duplicateOrder(change, params.id, body),

    listOrders: async ({ viewer, query }) => {
      const { rows, total } = await listOrders(db, viewer, query, clock.today())
      return { rows: rows.map((order) => presentOrder(viewer, order)), total }
    },
    countOrderViews: ({ viewer }) => countOrderViews(db, viewer, clock.today()),
    sumOrders: ({ viewer, query }) => sumOrders(db, viewer, query, clock.today()),
    exportOrders: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, orderExport),
    getOrder: ({ viewer, params }) => readOrder(db, viewer, params.id, clock.today()),
    editOrder: async ({ change, params, body }) => {
      const job_extended_to = await editOrder(change, params.id, body)
      return { ...(await readOrderOf(change, params.id)), job_extended_to }
    },
    confirmOrder: changes(confirmOrder),
    unconfirmOrder: changes((change, id, { version }) => unconfirmOrder(change, id, version)),
    cancelOrder: changes((change, id, body) => cancelOrder(change, id, { ...body, by_office: false })),
    cancelOrderByOffice: changes((change, id, body) => cancelOrder(change, id, { ...body, by_office: true })),
    moveOrder: async ({ change, params, body }) => {
      const { conflicts, job_extended_to } = await moveOrder(change, params.id, body)
      return { ...(await readOrderOf(change, params.id)), conflicts, job_extended_to }
    },
    breakDownOrder: async ({ change, params, body }) => {
      const { conflicts, replacement } = await breakDownOrder(change, params.id, body)
      return { ...(await readOrderOf(change, params.id)), conflicts, replacement }
    },
    confirmOrders: async ({ change, body }) => {
      const ids = inOrder(body.ids)
      await confirmOrders(change, ids)
      return { confirmed: ids.length }
    },
  }),

  subscriptions: [
    on(jobMadeFromQuote, planQuotedJob),
    on(jobRatesChanged, followRates),
    on(jobCancelled, cancelComingOrders),
    answer(jobOrderDays, ({ tx }, { job_id }) => findOrderDays(tx, job_id)),
    answer(jobIsBilled, ({ tx }, { job_id }) => isBilled(tx, job_id)),
    // Whether an order may be booked and confirmed depends on its job, so screens with orders refetch.
    on(jobMoved, async (change, { job_id }) => change.live('job_item', job_id)),
  ],

  records: [
    {
      type: 'job_item',
      title: 'Work order',
      path: (id) => `/dashboard/work-orders/${id}/edit`,
      find: async (db, viewer, id) => {
        if (!may(viewer, 'work-orders:read')) return null
        const order = await findOrderPlace(db, viewer, id)
        return order ? { label: order.order_no } : null
      },
      readRight: 'work-orders:read',
      // The office's actions on an order are internal; people booked on it see only the order.
      mayReadHistory: (viewer) => scopeOf(viewer, 'work-orders:read') === 'all',
      mayWrite: (viewer) => may(viewer, 'work-orders:write') || may(viewer, 'documents:approve'),
      // A tip order's rates are in the history of its order.
      hiddenFields: (viewer) => [...hiddenOrderFields(viewer), ...hiddenRateFields(viewer)],
      references: {
        job_id: 'job',
        asset_category_id: 'asset_category',
        duplicated_from_id: 'job_item',
        split_from_id: 'job_item',
        moved_to_id: 'job_item',
        replaced_by_id: 'job_item',
        cancelled_by: 'user',
        tip_site_id: 'tip_site',
        skill_ids: 'skill',
      },
    },
  ],

  constraints: workOrderConstraints,
})
