import { formatMoney } from '#shared/money.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import { type InvoiceStatus, lateStatuses } from '../contract/choices.ts'

/** What is always known about an invoice; amounts only where the viewer may see them. */
interface Basics {
  status: InvoiceStatus
}
interface Approvable extends Basics {
  line_count: number
  total_cents?: number | undefined
  is_own_approval: number
}
interface Owing extends Basics {
  owing_cents?: number | undefined
}
interface Paid extends Basics {
  paid_cents?: number | undefined
  /** Paid amounts that have become the client's credit, no longer on the invoice. */
  surplus_cents?: number | undefined
}
interface Creditable extends Basics {
  total_cents?: number | undefined
  credited_cents?: number | undefined
}
interface Settleable extends Owing {
  client_credit_cents?: number | undefined
}
interface Posted extends Basics {
  sent_at: string | null
}
interface Opened extends Basics {
  viewed_at: string | null
}

/** `money`: the payments decide the state. */
interface Action extends StateAction<InvoiceStatus, InvoiceStatus | 'money'> {
  /** "cannot be sent". */
  readonly done: string
}

function mayApprove({ line_count, total_cents, is_own_approval }: Approvable): Allowed {
  if (line_count === 0) return 'Add a line first.'
  if (total_cents !== undefined && total_cents <= 0)
    return 'An invoice must total more than $0.00. Use a credit note for money we owe the client.'
  return is_own_approval ? 'You cannot approve your own record.' : true
}

const somethingOwing = ({ owing_cents }: Owing): Allowed =>
  owing_cents === undefined || owing_cents > 0 || 'Nothing is owing on this invoice.'

function nothingPaid({ paid_cents, surplus_cents }: Paid): Allowed {
  const kept = (paid_cents ?? 0) - (surplus_cents ?? 0)
  return kept === 0 || `${formatMoney(kept)} is paid on this invoice. Reverse its payments first.`
}

const somethingToCredit = ({ total_cents, credited_cents }: Creditable): Allowed =>
  total_cents === undefined || (credited_cents ?? 0) < total_cents || 'This invoice is credited in full.'

const someCredit = (invoice: Settleable): Allowed =>
  invoice.client_credit_cents === 0 ? 'This client has no credit.' : somethingOwing(invoice)

const alreadyIssued = 'This invoice is already issued.'

const notSent = ({ sent_at }: Posted): Allowed => sent_at === null || alreadyIssued

const isSent = ({ sent_at }: Posted): Allowed => sent_at !== null || 'This invoice has not been sent yet.'

const notOpened = ({ viewed_at }: Opened): Allowed => viewed_at === null || 'This invoice is already opened.'

const unsettled = ['Approved', 'Sent', 'Viewed', 'Partly Paid'] as const

/** An invoice's states and the actions between them (domain: "Invoice"): one table for server and buttons. */
export const invoiceActions = {
  edit: { from: ['Draft'], to: null, right: 'invoices:write', done: 'edited' },
  approve: {
    from: ['Draft'],
    to: 'Approved',
    right: 'invoices:approve',
    done: 'approved',
    guard: mayApprove,
  },
  delete: { from: ['Draft'], to: 'Deleted', right: 'invoices:write', done: 'deleted' },
  // Payments may have come first: then they decide the state.
  send: {
    from: ['Approved', 'Partly Paid', 'Paid'],
    to: 'money',
    right: 'invoices:write',
    done: 'sent',
    guard: notSent,
    words: { Sent: alreadyIssued },
  },
  // A reminder while something is owing; a copy once it is paid.
  remind: {
    from: [...lateStatuses, 'Paid'],
    to: null,
    right: 'invoices:write',
    done: 'sent again',
    guard: isSent,
  },
  view: {
    from: ['Sent', 'Partly Paid', 'Paid'],
    to: 'money',
    right: 'public',
    done: 'opened',
    guard: notOpened,
  },
  // Cash may come before the invoice is sent; on a disputed one, clients pay the undisputed part.
  pay: {
    from: [...unsettled, 'Disputed'],
    to: 'money',
    right: 'payments:write',
    done: 'paid',
    guard: somethingOwing,
  },
  dispute: { from: lateStatuses, to: 'Disputed', right: 'invoices:write', done: 'disputed' },
  resolve: { from: ['Disputed'], to: 'before', right: 'invoices:write', done: 'taken out of dispute' },
  // Like a payment, from the client's credit.
  allocate: {
    from: [...unsettled, 'Disputed'],
    to: 'money',
    right: 'payments:write',
    done: 'paid',
    guard: someCredit,
  },
  // Anything paid beyond the rest becomes the client's credit (decision 019).
  credit: {
    from: [...unsettled, 'Disputed', 'Paid'],
    to: 'money',
    right: 'invoices:credit',
    done: 'credited',
    guard: somethingToCredit,
  },
  void: {
    from: [...unsettled, 'Disputed', 'Credited'],
    to: 'Void',
    right: 'invoices:void',
    done: 'voided',
    guard: nothingPaid,
    words: {
      Paid: 'This invoice is Paid and cannot be voided. Credit all of it, or reverse its payments first.',
    },
  },
} as const satisfies Record<string, Action>

export type InvoiceAction = keyof typeof invoiceActions

/** What these send shows the totals, so that they also take the right to see them. */
export const sendsTotals: readonly InvoiceAction[] = ['send', 'remind']

/** What may be done with an invoice: true, or why not. */
export const invoiceCan = canOf(invoiceActions, {
  stateOf: ({ status }: Basics) => status,
  words: ({ status }, name) =>
    `This invoice is ${issued(status)} and cannot be ${invoiceActions[name].done}.`,
})

/** No notification that it was sent: only its email shows whether it went out. */
const issued = (status: InvoiceStatus): string => (status === 'Sent' ? 'already issued' : status)

interface Settlement {
  total_cents: number
  paid_cents: number
  credited_cents: number
  sent_at: string | null
  viewed_at: string | null
}
/** The state that payments leave an approved invoice in. */
export function statusByMoney(invoice: Settlement): InvoiceStatus {
  const { total_cents, paid_cents, credited_cents, sent_at, viewed_at } = invoice
  if (credited_cents === total_cents) return 'Credited'
  if (paid_cents + credited_cents >= total_cents) return 'Paid'
  if (paid_cents > 0) return 'Partly Paid'
  return viewed_at ? 'Viewed' : sent_at ? 'Sent' : 'Approved'
}

/** Nothing is owing: that ends a dispute. */
export const isSettled = (status: InvoiceStatus): boolean => status === 'Paid' || status === 'Credited'

/** Issued, with something left to pay. */
export const isUnpaid = (status: InvoiceStatus): boolean =>
  !isSettled(status) && status !== 'Draft' && status !== 'Void' && status !== 'Deleted'

/** Owing after its due date, in Melbourne. Disputed invoices are exempt. */
export const isOverdue = (
  { status, due_date, owing_cents }: Basics & { due_date: string; owing_cents: number },
  today: string,
): boolean => lateStatuses.some((one) => one === status) && owing_cents > 0 && due_date < today
