import { formatDate } from '#shared/local-date.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import { type QuoteStatus, quoteStatuses } from '../contract/choices.ts'

/** What is always known about a quote. */
interface Basics {
  status: QuoteStatus
  archived_at: string | null
}

interface Action extends StateAction<QuoteStatus | 'Archived', QuoteStatus> {
  /** "cannot be sent". */
  readonly done: string
}

interface Answerable extends Basics {
  valid_until: string
  /** Its last day has passed, in Melbourne. */
  is_past: number
  replaced_by: string | null
}
interface Sendable extends Basics {
  line_count: number
  terms_id: number | null
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

const notPast = ({ valid_until, is_past }: Answerable): Allowed =>
  is_past ? expiredWords(valid_until) : true

/** Why a quote can no longer be answered. */
function answeredWords({ status, archived_at, valid_until, replaced_by }: Answerable): string | null {
  if (archived_at) return null
  if (status === 'Superseded' && replaced_by) return replacedWords(replaced_by)
  if (status === 'Accepted' || status === 'Converted') return 'This quote is already accepted.'
  return status === 'Expired' ? expiredWords(valid_until) : null
}

function maySend({ status, line_count, is_past, terms_id, needs_approval }: Sendable): Allowed {
  if (line_count === 0) return 'Add a line first.'
  if (is_past) return 'The valid-until date has passed. Set a later one first.'
  if (terms_id === null) return 'Add the terms first.'
  const isWaiting = status === 'Draft' && needs_approval
  return isWaiting ? 'This quote needs approval before it is sent.' : true
}

function maySubmit({ line_count, needs_approval }: Submittable): Allowed {
  if (line_count === 0) return 'Add a line first.'
  return needs_approval ? true : 'This quote needs no approval.'
}

const mayApprove = ({ is_own_approval }: Approvable): Allowed =>
  is_own_approval ? 'You cannot approve your own record.' : true

const answerable = ['Sent', 'Viewed'] as const
const answer = { guard: notPast, words: answeredWords } as const
/** A quote's states and the actions between them (domain: "Quote"): one table for server and buttons. */
export const quoteActions = {
  // A change to an approved quote needs approval again.
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
  send: {
    from: ['Draft', 'Ready'],
    to: 'Sent',
    right: 'quotes:write',
    done: 'sent',
    guard: maySend,
    words: { Sent: 'This quote is already issued.' },
  },
  remind: { from: answerable, to: null, right: 'quotes:write', done: 'sent again', ...answer },
  // A link also shows that a quote was accepted.
  link: {
    from: ['Sent', 'Viewed', 'Accepted', 'Converted'],
    to: null,
    right: 'quotes:write',
    done: 'shared by link',
  },
  view: { from: answerable, to: 'Viewed', right: 'public', done: 'opened' },
  accept: { from: answerable, to: 'Accepted', right: 'quotes:accept', done: 'accepted', ...answer },
  decline: { from: answerable, to: 'Declined', right: 'quotes:write', done: 'declined', ...answer },
  expire: { from: answerable, to: 'Expired', right: 'system', done: 'expired' },
  revise: {
    from: ['Sent', 'Viewed', 'Expired', 'Declined'],
    to: 'Superseded',
    right: 'quotes:write',
    done: 'revised',
  },
  convert: { from: ['Accepted'], to: 'Converted', right: 'jobs:write', done: 'turned into a job' },
  archive: {
    from: ['Draft', 'Declined', 'Expired', 'Superseded'],
    to: null,
    right: 'quotes:write',
    done: 'archived',
    words: { Archived: 'This quote is already archived.' },
  },
  restore: {
    from: ['Archived'],
    to: null,
    right: 'quotes:write',
    done: 'restored',
    words: () => 'This quote is not archived.',
  },
  copy: { from: [...quoteStatuses, 'Archived'], to: null, right: 'quotes:write', done: 'copied' },
} as const satisfies Record<string, Action>

export type QuoteAction = keyof typeof quoteActions

/** What these send shows the prices, so that they also take the right to see them. */
export const sendsPrices: readonly QuoteAction[] = ['send', 'remind']

/** What may be done with a quote: true, or why not. */
export const quoteCan = canOf(quoteActions, {
  stateOf: ({ status, archived_at }: Basics) => (archived_at ? 'Archived' : status),
  words: ({ status, archived_at }, name) =>
    archived_at
      ? 'Restore this quote to change it.'
      : `This quote is ${status === 'Sent' ? 'already issued' : status} and cannot be ${quoteActions[name].done}.`,
})
