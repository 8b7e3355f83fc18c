import {
  orderCalledOff,
  orderDayChanged,
  orderInvoiced,
  orderRejoined,
  orderRepeated,
  orderReplaced,
  orderSplit,
} from '#areas/work-orders/server/index.ts'
import { on } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { tipOrderEndpoints } from '../contract/endpoints.ts'
import { tipOrderConstraints } from './constraints.ts'
import { duplicateTipOrder } from './duplicate-tip-order.ts'
import { endTips, followDay, followRepeat, followReplacement } from './follow-order.ts'
import { readTipOrders } from './read-tip-orders.ts'
import { followRejoin, followSplit } from './follow-split.ts'
import { createTipOrder, editTipOrder } from './save-tip-order.ts'

export { createTipOrder } from './save-tip-order.ts'
export { holdTipOrders, listTipOrders } from './tip-order-store.ts'
export { tipsChanged } from './tip-order-events.ts'

export const tipOrdersArea = serverArea({
  endpoints: tipOrderEndpoints,

  handlers: ({ db, clock }) => ({
    listTipOrders: ({ viewer, params }) => readTipOrders(db, viewer, params.id, clock.today()),
    duplicateTipOrder: ({ change, body }) => duplicateTipOrder(change, body),
    createTipOrder: ({ change, params, body }) => createTipOrder(change, params.id, body),
    editTipOrder: ({ change, params, body }) => editTipOrder(change, params.id, params.tip_order_id, body),
  }),

  subscriptions: [
    on(orderReplaced, followReplacement),
    on(orderRepeated, followRepeat),
    on(orderSplit, followSplit),
    on(orderRejoined, followRejoin),
    on(orderCalledOff, endTips),
    on(orderInvoiced, endTips),
    on(orderDayChanged, followDay),
  ],

  constraints: tipOrderConstraints,
})
