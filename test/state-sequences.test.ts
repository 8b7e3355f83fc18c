import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type DocketStatus } from '#areas/dockets/contract/choices.ts'
import { docketActions, docketCan } from '#areas/dockets/rules/docket-status.ts'
import type { InvoiceStatus } from '#areas/invoices/contract/choices.ts'
import { invoiceCan, isSettled, statusByMoney } from '#areas/invoices/rules/invoice-status.ts'
import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import { jobCan, statusAfter } from '#areas/jobs/rules/job-status.ts'
import type { QuoteStatus } from '#areas/quotes/contract/choices.ts'
import { quoteActions, quoteCan } from '#areas/quotes/rules/quote-status.ts'
import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'
import { orderActions, orderCan } from '#areas/work-orders/rules/order-status.ts'
import { chance } from '#db/demo/random.ts'
import { count, figure } from './proof.ts'
import {
  type Bill,
  type BillAction,
  type Model,
  type ModelState,
  billModel,
  docketModel,
  jobModel,
  orderModel,
  quoteModel,
} from './state-models.ts'

const sequences = count({ short: 4000, full: 100_000 })
const timeout = count({ short: 60_000, full: 1_800_000 })

interface Machine<Action extends string> {
  begin: string
  model: Model<Action>
  /** The rules' result for a state: null when refused. */
  rules: (action: Action, state: ModelState) => ModelState | null
}
const machine = <Action extends string>(one: Machine<Action>): Machine<string> => one as Machine<string>

const order = {
  starts_at: '2026-11-22T20:00:00.000Z',
  ends_at: '2026-11-23T04:00:00.000Z',
  needs_driver: 1,
  asset_to_follow: 0,
  driver_to_follow: 0,
  assets: 'EX12',
  drivers: 'Dan Okafor',
  job_status: 'Confirmed' as const,
  open_holds: [],
  now: '2026-11-20T00:00:00.000Z',
}
const quote = {
  archived_at: null,
  valid_until: '2026-12-20',
  is_past: 0,
  replaced_by: null,
  line_count: 2,
  terms_id: 4,
  needs_approval: 1,
  is_own_approval: 0,
}

const machines: Readonly<Record<string, Machine<string>>> = {
  job: machine({
    begin: 'Draft',
    model: jobModel,
    rules: (action, { status, before }) => {
      const job = {
        status: status as JobStatus,
        status_before_hold: before as JobStatus | null,
        archived_at: null,
        holds: [],
        unfinished_orders: 0,
      }
      if (jobCan[action](job) !== true) return null
      const next = statusAfter(action, job)
      return { status: next, before: action === 'hold' ? status : action === 'resume' ? null : before }
    },
  }),
  quote: machine({
    begin: 'Draft',
    model: quoteModel,
    rules: (action, { status, before }) =>
      quoteCan[action]({ ...quote, status: status as QuoteStatus }) === true
        ? { status: quoteActions[action].to ?? status, before }
        : null,
  }),
  order: machine({
    begin: 'Pending',
    model: orderModel,
    rules: (action, { status, before }) => {
      if (orderCan[action]({ ...order, order_status: status as OrderStatus }) !== true) return null
      if (action === 'reopen') return { status: before ?? '', before: null }
      return { status: orderActions[action].to ?? status, before: action === 'invoice' ? status : before }
    },
  }),
  docket: machine({
    begin: 'Draft',
    model: docketModel,
    rules: (action, { status, before }) => {
      const docket = { source: 'paper' as const, unpriced_line: null, needs_accounts: null }
      if (docketCan[action]({ ...docket, status: status as DocketStatus }) !== true) return null
      if (action === 'reopen') return { status: before ?? '', before: null }
      return { status: docketActions[action].to ?? status, before: action === 'approve' ? status : before }
    },
  }),
}

// R7. Every pair of status and action, through the API, is in the areas' tests.
test.each(Object.keys(machines))(
  'after any sequence of actions the rules agree with the simplest model of a %s',
  { timeout },
  (name) => {
    const { begin, model, rules } = machines[name]!
    const random = chance(7)
    const actions = Object.keys(model)
    const done = { accepted: 0, refused: 0 }
    const unlike: object[] = []
    for (let sequence = 0; sequence < sequences; sequence++) {
      let state: ModelState = { status: begin, before: null }
      const walked: string[] = []
      for (let step = random.whole(3, 25); step > 0; step--) {
        const action = random.pick(actions)
        walked.push(action)
        const expected = model[action]!(state)
        const actual = rules(action, state)
        if (!isDeepStrictEqual(actual, expected)) unlike.push({ walked: walked.join(', '), actual, expected })
        done[expected ? 'accepted' : 'refused']++
        state = expected ?? state
      }
    }
    expect(unlike).toEqual([])
    expect(Math.min(done.accepted, done.refused)).toBeGreaterThan(sequences)
    figure(
      'R7',
      `${name}: ${sequences} sequences, ${done.accepted} steps taken, ${done.refused} refused, as in the model`,
    )
  },
)

/** The rules' result for a bill: the server decides which figures an action moves, restated here in one line each. */
function billByRules(action: BillAction, bill: Bill, cents: number): Bill | null {
  const { status, total, paid, credited, isSent, isViewed } = bill
  const owing_cents = Math.max(0, total - paid - credited)
  const surplus_cents = Math.max(0, paid + credited - total)
  const at = (is: boolean) => (is ? '2026-11-20T00:00:00Z' : null)
  const allowed = invoiceCan[action]({
    status: status as InvoiceStatus,
    line_count: 1,
    total_cents: total,
    is_own_approval: 0,
    owing_cents,
    paid_cents: paid,
    credited_cents: credited,
    surplus_cents,
    sent_at: at(isSent),
    viewed_at: at(isViewed),
  })
  if (allowed !== true) return null
  if (action === 'pay' && cents > owing_cents) return null
  if (action === 'credit' && credited + cents > total) return null
  const next = {
    ...bill,
    paid: action === 'pay' ? paid + cents : paid,
    credited: action === 'credit' ? credited + cents : credited,
    isSent: isSent || action === 'send',
    isViewed: isViewed || action === 'view',
  }
  if (action === 'void') return { ...next, status: 'Void', credited: total }
  const fixed = { approve: 'Approved', delete: 'Deleted', dispute: 'Disputed' } as const
  if (action in fixed) return { ...next, status: fixed[action as keyof typeof fixed] }
  if (action === 'edit' || action === 'remind') return bill
  const byMoney = statusByMoney({
    total_cents: total,
    paid_cents: next.paid,
    credited_cents: next.credited,
    sent_at: at(next.isSent),
    viewed_at: at(next.isViewed),
  })
  const stays = status === 'Disputed' && action !== 'resolve' && !isSettled(byMoney)
  return { ...next, status: stays ? status : byMoney }
}

test(
  'after any sequence of sending and payments the rules agree with the simplest model of an invoice',
  { timeout },
  () => {
    const random = chance(8)
    const actions = Object.keys(billModel) as BillAction[]
    let steps = 0
    const unlike: object[] = []
    for (let sequence = 0; sequence < sequences; sequence++) {
      let bill: Bill = { status: 'Draft', total: 100, paid: 0, credited: 0, isSent: false, isViewed: false }
      const walked: string[] = []
      for (let step = random.whole(3, 25); step > 0; step--) {
        const [action, cents] = [random.pick(actions), random.pick([10, 30, 50, 100])]
        walked.push(`${action} ${cents}`)
        const expected = billModel[action](bill, cents)
        const actual = billByRules(action, bill, cents)
        if (!isDeepStrictEqual(actual, expected)) unlike.push({ walked: walked.join(', '), actual, expected })
        bill = expected ?? bill
        steps++
      }
    }
    expect(unlike).toEqual([])
    figure('R7', `invoice: ${sequences} sequences, ${steps} steps of paper and money as in the model`)
  },
)
