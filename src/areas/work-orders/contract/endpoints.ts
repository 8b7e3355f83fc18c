import * as z from 'zod'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { dateRange, localDate } from '#platform/contract/date-fields.ts'
import { clearableText, idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { orderLabels } from '../rules/order-labels.ts'
import { orderPeriods, orderStatusFilters } from './choices.ts'
import {
  BreakDownInput,
  DuplicateInput,
  Duplicated,
  EditedOrder,
  MoveInput,
  Order,
  OrderPatch,
  OrderRow,
  Replaced,
  overriding,
  stated,
  withReason,
} from './order.ts'

const topic = 'job_item'
const orders = recordEndpoints({
  noun: { one: 'order', many: 'orders' },
  path: '/api/work-orders',
  topic,
  rights: { read: 'work-orders:read', write: 'work-orders:write', export: 'work-orders:export' },
})
const permission = 'work-orders:write'

export const orderFilters = listQuery(['work_date', 'order_no'], '-work_date')
  .omit({ archived: true })
  .extend({
    ...dateRange(),
    when: z.enum(orderPeriods).optional(),
    order_status: z.enum(orderStatusFilters).optional(),
    job_id: idParam.optional(),
    asset_category_id: idParam.optional(),
    /** 1: to be done, and without its plant or a driver that it needs. */
    unallocated: z.literal('1').optional(),
    /** 1: to be done, with an asset that is off road or in the workshop. */
    off_road: z.literal('1').optional(),
  })
export type OrderFilters = z.output<typeof orderFilters>
/** What narrows a list or an export. */
export type OrderNarrowing = Omit<OrderFilters, keyof typeof notExported>

/** Of the orders to be done: those without a machine, and those without the driver they need. */
export const OrderSums = z
  .object({ without_asset: z.number(), without_driver: z.number() })
  .meta({ id: 'OrderSums' })

/** What changes the status of an order and answers with it. */
const move = <const P extends string, B extends z.ZodType>(
  path: P,
  body: B,
  summary: string,
  message: string,
) => orders.action(path, { permission, summary, body, output: Order, message })

/** What closes an order and makes another in its place. */
const replace = <const P extends string, B extends z.ZodType>(
  path: P,
  body: B,
  summary: string,
  message: string,
) => endpoint({ ...move(path, body, summary, message), output: Replaced })

/** Work orders; the wire of the specification's calls (section 7) says job item. */
export const orderEndpoints = {
  changeOrderDate: endpoint({
    method: 'POST',
    path: '/api/jobRequirement/jobItem/changeOrderDate/:id',
    permission,
    summary: 'Move an order to another day, at the same time.',
    topic,
    lenient: true,
    params: idParams,
    body: overriding.extend({ date: localDate(orderLabels.work_date) }),
    output: Order,
    message: 'Order moved.',
  }),
  changeOrderNotes: endpoint({
    method: 'POST',
    path: '/api/jobRequirement/jobItem/changeOrderNotes/:id',
    permission,
    summary: 'Change the crew notes of an order.',
    topic,
    lenient: true,
    params: idParams,
    body: stated.extend({ notes: clearableText(orderLabels.order_notes, { max: 4000, lines: 100 }) }),
    output: Order,
    message: 'Notes saved.',
  }),
  duplicateOrder: endpoint({
    method: 'POST',
    path: '/api/jobRequirement/jobItem/:id/duplicate',
    permission,
    summary: 'Repeat an order on other days, with the result for each.',
    topic,
    lenient: true,
    params: idParams,
    body: DuplicateInput,
    output: z.array(Duplicated),
    message: 'Order repeated.',
  }),

  listOrders: orders.list({ summary: 'List work orders.', query: orderFilters, output: OrderRow }),
  countOrderViews: orders.countViews(),
  sumOrders: orders.sums({
    summary: 'Count what the filtered orders lack.',
    query: orderFilters.omit(notExported),
    output: OrderSums,
  }),
  exportOrders: orders.export({
    summary: 'Export the filtered work orders as CSV or Excel.',
    query: orderFilters.omit(notExported).extend(exportQuery),
  }),
  getOrder: orders.get({ summary: 'One work order.', output: Order }),
  editOrder: orders.edit({
    permission,
    summary: 'Change date, times, notes and what may follow later.',
    body: OrderPatch,
    output: EditedOrder,
  }),

  confirmOrder: move(
    'confirm',
    overriding,
    'Confirm an order that has its asset and driver.',
    'Order confirmed.',
  ),
  unconfirmOrder: move('unconfirm', stated, 'Return a confirmed order to pending.', 'Order is pending.'),
  cancelOrder: move('cancel', withReason, 'Cancel an order for the client.', 'Order cancelled.'),
  cancelOrderByOffice: move(
    'cancel-by-office',
    withReason,
    'Cancel an order by the office.',
    'Order cancelled by office.',
  ),
  moveOrder: replace(
    'move',
    MoveInput,
    'Move an order to another day or time: it is closed and a new one made.',
    'Order moved.',
  ),
  breakDownOrder: replace(
    'broke-down',
    BreakDownInput,
    'Report a breakdown; a new order is made for the rest of the work.',
    'Breakdown reported.',
  ),
  confirmOrders: endpoint({
    method: 'POST',
    path: '/api/work-orders/confirm',
    permission,
    summary: 'Confirm several orders at once: all or none.',
    topic,
    body: z.object({
      ids: z.array(z.number().int().positive()).min(1, 'Choose an order.').max(200, 'Choose up to 200.'),
    }),
    output: z.object({ confirmed: z.number() }),
    message: 'Orders confirmed.',
  }),
}
