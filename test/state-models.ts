import type { DocketAction } from '#areas/dockets/rules/docket-status.ts'
import type { JobAction } from '#areas/jobs/rules/job-status.ts'
import type { QuoteAction } from '#areas/quotes/rules/quote-status.ts'
import type { OrderAction } from '#areas/work-orders/rules/order-status.ts'

/** A record's state, and the one it returns to after an interruption. */
export interface ModelState {
  status: string
  before: string | null
}
/** Each action's effect on a state; null: refused. */
export type Model<Action extends string> = Readonly<Record<Action, (state: ModelState) => ModelState | null>>

/** From any of these to another state, or unchanged. */
const from =
  (statuses: readonly string[], to?: string) =>
  (state: ModelState): ModelState | null =>
    statuses.includes(state.status) ? { ...state, status: to ?? state.status } : null
/** The same, remembering the earlier state. */
const interrupt =
  (statuses: readonly string[], to: string) =>
  ({ status }: ModelState): ModelState | null =>
    statuses.includes(status) ? { status: to, before: status } : null
/** Back to the remembered state. */
const goBack =
  (status: string) =>
  (state: ModelState): ModelState | null =>
    state.status === status && state.before ? { status: state.before, before: null } : null

const open = ['Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold']
/** A job about which nothing else is known, in the domain's words. */
export const jobModel: Model<Exclude<JobAction, 'restore'>> = {
  edit: from(open),
  settleHold: from(open),
  submit: from(['Draft'], 'Pending'),
  confirm: from(['Pending'], 'Confirmed'),
  hold: interrupt(['Confirmed', 'In Progress'], 'On Hold'),
  resume: goBack('On Hold'),
  complete: from(['Confirmed', 'In Progress'], 'Completed'),
  cancel: from(open, 'Cancelled'),
  cancelByOffice: (job) =>
    job.before === 'In Progress'
      ? null
      : from(['Draft', 'Pending', 'Confirmed', 'On Hold'], 'Cancelled by Office')(job),
  archive: from(['Completed', 'Invoiced', 'Cancelled', 'Cancelled by Office']),
}

const answerable = ['Sent', 'Viewed']
const everyQuote = [
  'Draft',
  'Awaiting Approval',
  'Ready',
  ...answerable,
  'Accepted',
  'Declined',
  'Expired',
  'Superseded',
  'Converted',
]
export const quoteModel: Model<Exclude<QuoteAction, 'archive' | 'restore'>> = {
  edit: from(['Draft', 'Ready'], 'Draft'),
  submit: from(['Draft'], 'Awaiting Approval'),
  approve: from(['Awaiting Approval'], 'Ready'),
  sendBack: from(['Awaiting Approval'], 'Draft'),
  send: from(['Ready'], 'Sent'),
  remind: from(answerable),
  link: from([...answerable, 'Accepted', 'Converted']),
  view: from(answerable, 'Viewed'),
  accept: from(answerable, 'Accepted'),
  decline: from(answerable, 'Declined'),
  expire: from(answerable, 'Expired'),
  revise: from([...answerable, 'Expired', 'Declined'], 'Superseded'),
  convert: from(['Accepted'], 'Converted'),
  copy: from(everyQuote),
}

export const orderModel: Model<OrderAction> = {
  edit: from(['Pending', 'Confirmed']),
  confirm: from(['Pending'], 'Confirmed'),
  unconfirm: from(['Confirmed'], 'Pending'),
  move: from(['Pending', 'Confirmed'], 'Moved'),
  breakDown: from(['Confirmed'], 'Broke Down'),
  cancel: from(['Pending', 'Confirmed'], 'Cancelled'),
  cancelByOffice: from(['Pending', 'Confirmed'], 'Cancelled by Office'),
  invoice: interrupt(['Confirmed', 'Broke Down', 'Cancelled'], 'Invoiced'),
  reopen: goBack('Invoiced'),
}

export const docketModel: Model<Exclude<DocketAction, 'draft'>> = {
  edit: from(['Draft']),
  submit: from(['Draft'], 'Submitted'),
  sign: from(['Submitted'], 'Signed'),
  acceptUnsigned: from(['Submitted'], 'Unsigned Accepted'),
  price: from(['Submitted', 'Signed', 'Unsigned Accepted']),
  query: from(['Submitted', 'Signed'], 'Queried'),
  revise: from(['Queried'], 'Superseded'),
  approve: interrupt(['Signed', 'Unsigned Accepted'], 'Approved'),
  reopen: goBack('Approved'),
  invoice: from(['Approved'], 'Invoiced'),
  uninvoice: from(['Invoiced'], 'Approved'),
  void: from(['Draft', 'Submitted'], 'Void'),
}

/** An invoice's state by its payments and how it was sent. */
export interface Bill {
  status: string
  total: number
  paid: number
  credited: number
  isSent: boolean
  isViewed: boolean
}
export type BillAction =
  | 'edit'
  | 'approve'
  | 'delete'
  | 'send'
  | 'remind'
  | 'view'
  | 'pay'
  | 'dispute'
  | 'resolve'
  | 'credit'
  | 'void'

const unsettled = ['Approved', 'Sent', 'Viewed', 'Partly Paid']
const standsBy = ({ total, paid, credited, isSent, isViewed }: Bill): string => {
  if (credited === total) return 'Credited'
  if (paid + credited >= total) return 'Paid'
  if (paid) return 'Partly Paid'
  return isViewed ? 'Viewed' : isSent ? 'Sent' : 'Approved'
}
const byMoney = (bill: Bill): Bill => ({ ...bill, status: standsBy(bill) })
/** A dispute stays until nothing is owing. */
const byMoneyUnlessDisputed = (bill: Bill): Bill => {
  const next = byMoney(bill)
  const isSettled = next.status === 'Paid' || next.status === 'Credited'
  return bill.status === 'Disputed' && !isSettled ? bill : next
}

/** An action's effect on a bill, with so many cents; null: refused. */
export const billModel: Readonly<Record<BillAction, (bill: Bill, cents: number) => Bill | null>> = {
  edit: (bill) => (bill.status === 'Draft' ? bill : null),
  approve: (bill) => (bill.status === 'Draft' ? { ...bill, status: 'Approved' } : null),
  delete: (bill) => (bill.status === 'Draft' ? { ...bill, status: 'Deleted' } : null),
  send: (bill) =>
    ['Approved', 'Partly Paid', 'Paid'].includes(bill.status) && !bill.isSent
      ? byMoney({ ...bill, isSent: true })
      : null,
  remind: (bill) =>
    ['Sent', 'Viewed', 'Partly Paid', 'Paid'].includes(bill.status) && bill.isSent ? bill : null,
  view: (bill) =>
    ['Sent', 'Partly Paid', 'Paid'].includes(bill.status) && !bill.isViewed
      ? byMoney({ ...bill, isViewed: true })
      : null,
  pay: (bill, cents) =>
    [...unsettled, 'Disputed'].includes(bill.status) && bill.paid + bill.credited + cents <= bill.total
      ? byMoneyUnlessDisputed({ ...bill, paid: bill.paid + cents })
      : null,
  dispute: (bill) =>
    ['Sent', 'Viewed', 'Partly Paid'].includes(bill.status) ? { ...bill, status: 'Disputed' } : null,
  resolve: (bill) => (bill.status === 'Disputed' ? byMoney(bill) : null),
  credit: (bill, cents) =>
    [...unsettled, 'Disputed', 'Paid'].includes(bill.status) && bill.credited + cents <= bill.total
      ? byMoneyUnlessDisputed({ ...bill, credited: bill.credited + cents })
      : null,
  void: (bill) =>
    // What was paid and then credited is the client's, no longer the invoice's.
    bill.status === 'Credited' || ([...unsettled, 'Disputed'].includes(bill.status) && bill.paid === 0)
      ? // The rest of it is credited, so that nothing is owing.
        { ...bill, status: 'Void', credited: bill.total }
      : null,
}
