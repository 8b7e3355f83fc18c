import { formatDate } from '#shared/local-date.ts'
import type { Permission } from '#shared/permissions.ts'
import { type QuoteStatus, quoteStatuses } from '../contract/choices.ts'

/** What is always known of a quote. */
interface Basics {
  status: QuoteStatus
  archived_at: string | null
}

interface Action {
  /** The states in which it may be done. */
  readonly from: readonly QuoteStatus[]
  /** The state that it leads to; null: the quote stays as it is. */
  readonly to: QuoteStatus | null
  /** Who may; `public` by the link, `system` by the clock. */
  readonly right: Permission | 'public' | 'system'
  /** "cannot be sent". */
  readonly done: string
  /** Also when the quote is archived. */
  readonly whenArchived?: true
  /** What else must hold: true, or why not. It is asked first, so that its words are the nearer ones. */
  readonly guard?: (quote: never) => true | string
}

interface Answerable extends Basics {
  valid_until: string
  /** Its last day is over, in Melbourne. */
  is_past: number
  replaced_by: string | null
}
interface Sendable extends Basics {
  line_count: number
  terms_text: string | null
  is_past: number
  needs_approval: number
}
interface Submittable extends Basics {
  line_count: number
  needs_approval: number
}
interface Approvable extends Basics {
  is_own_approval: number
}

export const expiredWords = (valid_until: string): string =>
  `This quote expired on ${formatDate(valid_until)}. Please contact us for a new one.`
export const replacedWords = (number: string): string => `This quote was replaced by ${number}.`

function mayAnswer({ status, valid_until, is_past, replaced_by }: Answerable): true | string {
  if (status === 'Superseded' && replaced_by) return replacedWords(replaced_by)
  if (status === 'Accepted' || status === 'Converted') return 'This quote is accepted already.'
  const isOpen = status === 'Sent' || status === 'Viewed'
  return status === 'Expired' || (isOpen && is_past) ? expiredWords(valid_until) : true
}

function maySend(quote: Sendable): true | string {
  if (quote.status !== 'Draft' && quote.status !== 'Ready') return true
  if (quote.line_count === 0) return 'Add a line first.'
  if (quote.is_past) return 'Valid until is over. Set a later day first.'
  if (!quote.terms_text) return 'Give the terms first.'
  const isWaiting = quote.status === 'Draft' && quote.needs_approval
  return isWaiting ? 'This quote needs approval before it is sent.' : true
}

function maySubmit({ status, line_count, needs_approval }: Submittable): true | string {
  if (status !== 'Draft') return true
  if (line_count === 0) return 'Add a line first.'
  return needs_approval ? true : 'This quote needs no approval.'
}

const mayApprove = ({ status, is_own_approval }: Approvable): true | string =>
  status === 'Awaiting Approval' && is_own_approval ? 'You cannot approve your own record.' : true

const answerable = ['Sent', 'Viewed'] as const
/** The states of a quote and what leads from one to another (domain: "Quote"): the one table for server and buttons. */
export const quoteActions = {
  // An approved quote that is changed must be looked at again.
  edit: { from: ['Draft', 'Ready'], to: 'Draft', right: 'quotes:write', done: 'edited' },
  submit: {
    from: ['Draft'],
    to: 'Awaiting Approval',
    right: 'quotes:write',
    done: 'sent for approval',
    guard: maySubmit,
  },
  approve: {
    from: ['Awaiting Approval'],
    to: 'Ready',
    right: 'quotes:approve',
    done: 'approved',
    guard: mayApprove,
  },
  sendBack: { from: ['Awaiting Approval'], to: 'Draft', right: 'quotes:approve', done: 'sent back' },
  send: { from: ['Draft', 'Ready'], to: 'Sent', right: 'quotes:write', done: 'sent', guard: maySend },
  remind: { from: answerable, to: null, right: 'quotes:write', done: 'sent again', guard: mayAnswer },
  // A link also shows that a quote was accepted.
  link: {
    from: ['Sent', 'Viewed', 'Accepted', 'Converted'],
    to: null,
    right: 'quotes:write',
    done: 'handed out by a link',
  },
  view: { from: answerable, to: 'Viewed', right: 'public', done: 'opened' },
  accept: { from: answerable, to: 'Accepted', right: 'quotes:accept', done: 'accepted', guard: mayAnswer },
  decline: { from: answerable, to: 'Declined', right: 'quotes:write', done: 'declined', guard: mayAnswer },
  expire: { from: answerable, to: 'Expired', right: 'system', done: 'expired' },
  revise: {
    from: ['Sent', 'Viewed', 'Expired', 'Declined'],
    to: 'Superseded',
    right: 'quotes:write',
    done: 'revised',
  },
  convert: { from: ['Accepted'], to: 'Converted', right: 'jobs:write', done: 'made a job' },
  archive: {
    from: ['Draft', 'Declined', 'Expired', 'Superseded'],
    to: null,
    right: 'quotes:write',
    done: 'archived',
  },
  restore: { from: quoteStatuses, to: null, right: 'quotes:write', done: 'restored', whenArchived: true },
  copy: { from: quoteStatuses, to: null, right: 'quotes:write', done: 'copied', whenArchived: true },
} as const satisfies Record<string, Action>

export type QuoteAction = keyof typeof quoteActions
export const quoteActionNames = Object.keys(quoteActions) as QuoteAction[]

type Needs<A> = A extends { guard: (quote: infer Q) => unknown } ? Q : Basics
type QuoteCan = { readonly [K in QuoteAction]: (quote: Needs<(typeof quoteActions)[K]>) => true | string }

const may =
  (name: QuoteAction, action: Action) =>
  (quote: Basics): true | string => {
    if (name === 'restore' && !quote.archived_at) return 'This quote is not archived.'
    if (quote.archived_at && !action.whenArchived)
      return name === 'archive' ? 'This quote is archived already.' : 'Restore this quote to change it.'
    const guarded = action.guard?.(quote as never) ?? true
    if (guarded !== true) return guarded
    return action.from.includes(quote.status)
      ? true
      : `This quote is ${quote.status} and cannot be ${action.done}.`
  }

/** What may be done with a quote as it stands: true, or why not. */
export const quoteCan = Object.fromEntries(
  quoteActionNames.map((name) => [name, may(name, quoteActions[name])]),
) as unknown as QuoteCan
