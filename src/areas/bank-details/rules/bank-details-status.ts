import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, both, canOf } from '#shared/state-table.ts'
import type { BankDetailsStatus } from '../contract/choices.ts'
import { unreadable } from './bank-details-labels.ts'

/** What the rules need; `viewer_id`: who asks. */
interface Inputs {
  status: BankDetailsStatus
  proposed_by: number
  viewer_id: number | null
}

const bySecondPerson = ({ proposed_by, viewer_id }: Inputs): Allowed =>
  proposed_by !== viewer_id || 'You entered these bank details. Someone else has to confirm or decline them.'
const byProposer = ({ proposed_by, viewer_id }: Inputs): Allowed =>
  proposed_by === viewer_id || 'Only the person who entered these bank details can withdraw them.'
const isReadable = ({ is_readable }: { is_readable: number }): Allowed => is_readable === 1 || unreadable

/** The actions on new bank details. `replaced` follows when later ones are confirmed. */
export const bankDetailsActions = {
  confirm: {
    from: ['proposed'],
    to: 'current',
    right: 'bank-details:confirm',
    guard: both(bySecondPerson, isReadable),
  },
  decline: {
    from: ['proposed'],
    to: 'declined',
    right: 'bank-details:confirm',
    guard: bySecondPerson,
  },
  withdraw: {
    from: ['proposed'],
    to: 'withdrawn',
    right: 'bank-details:write',
    guard: byProposer,
  },
} as const satisfies Record<string, StateAction<BankDetailsStatus>>

const decided: Readonly<Record<BankDetailsStatus, string>> = {
  proposed: 'These bank details wait to be confirmed.',
  current: 'These bank details are already confirmed.',
  replaced: 'These bank details have been replaced.',
  declined: 'These bank details were declined.',
  withdrawn: 'These bank details were withdrawn.',
}

/** What may be done with new bank details: true, or why not. */
export const bankDetailsCan = canOf(bankDetailsActions, {
  stateOf: ({ status }: Inputs) => status,
  words: ({ status }) => decided[status],
})
