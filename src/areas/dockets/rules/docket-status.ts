import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import type { AccountsReason, DocketSource, DocketStatus } from '../contract/choices.ts'

/** What is always known about a docket. */
interface Basics {
  status: DocketStatus
}
interface Action extends StateAction<DocketStatus> {
  /** "cannot be approved". */
  readonly done: string
}
export interface Approvable extends Basics {
  /** The first billable line without a price; null when all have one. */
  unpriced_line: string | null
  /** Why this viewer must leave it to accounts; null: they need not. */
  needs_accounts: AccountsReason | null
}

interface Editable extends Basics {
  source: DocketSource
}

const mayEdit = ({ source }: Editable): Allowed =>
  source === 'app'
    ? 'This draft is filled from the driver’s phone. To change it, submit it, query it and make a new version.'
    : true

const forAccounts: Readonly<Record<Exclude<AccountsReason, 'no_price'>, string>> = {
  tolerance: 'This docket is more than 15 minutes off the plan. Accounts must approve it.',
  price: 'This docket is over the approval limit. Accounts must approve it.',
}
const mayApprove = ({ unpriced_line, needs_accounts }: Approvable): Allowed => {
  if (needs_accounts === 'no_price') return `Line “${unpriced_line}” has no price. Accounts must set it.`
  if (unpriced_line !== null) return `Line “${unpriced_line}” has no price. Set it first.`
  return needs_accounts === null || forAccounts[needs_accounts]
}

const write = 'dockets:write'
/** A docket's states and the actions between them (domain: "Docket"): one table for server and buttons. */
export const docketActions = {
  draft: { from: ['Draft'], to: null, right: 'system', done: 'redrafted' },
  edit: { from: ['Draft'], to: null, right: write, done: 'edited', guard: mayEdit },
  submit: { from: ['Draft'], to: 'Submitted', right: write, done: 'submitted' },
  sign: { from: ['Submitted'], to: 'Signed', right: write, done: 'signed' },
  acceptUnsigned: { from: ['Submitted'], to: 'Unsigned Accepted', right: write, done: 'accepted unsigned' },
  price: {
    from: ['Submitted', 'Signed', 'Unsigned Accepted'],
    to: null,
    right: 'dockets:prices',
    done: 'priced',
  },
  query: { from: ['Submitted', 'Signed'], to: 'Queried', right: write, done: 'queried' },
  revise: { from: ['Queried'], to: 'Superseded', right: write, done: 'revised' },
  approve: {
    from: ['Signed', 'Unsigned Accepted'],
    to: 'Approved',
    right: 'dockets:approve',
    done: 'approved',
    guard: mayApprove,
  },
  // An approval is withdrawn by those responsible for billing.
  reopen: { from: ['Approved'], to: 'before', right: 'invoices:approve', done: 'reopened' },
  invoice: { from: ['Approved'], to: 'Invoiced', right: 'system', done: 'invoiced' },
  uninvoice: { from: ['Invoiced'], to: 'Approved', right: 'system', done: 'taken off an invoice' },
  void: { from: ['Draft', 'Submitted'], to: 'Void', right: write, done: 'voided' },
} as const satisfies Record<string, Action>

export type DocketAction = keyof typeof docketActions

/** What may be done with a docket: true, or why not. */
export const docketCan = canOf(docketActions, {
  stateOf: ({ status }: Basics) => status,
  words: ({ status }, name) => `This docket is ${status} and cannot be ${docketActions[name].done}.`,
})
