import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import type { DefectStatus } from '../contract/choices.ts'

/** Never by the person who fixed it. */
const notOwnFix = ({ fixed_by, user_id }: { fixed_by: number | null; user_id: number | null }): Allowed =>
  user_id !== null && fixed_by === user_id ? 'You cannot approve your own record.' : true

const notFixed = 'This defect is not fixed yet.'
const fixed = 'This defect is already fixed.'

/** The statuses of a defect and the actions between them. */
export const defectActions = {
  startRepair: {
    from: ['Open'],
    to: 'In Repair',
    right: 'defects:write',
    words: { 'In Repair': 'This defect is already in repair.', Fixed: fixed },
  },
  fix: {
    from: ['In Repair'],
    to: 'Fixed',
    right: 'defects:write',
    words: { Open: 'Start the repair first.', Fixed: fixed },
  },
  verify: {
    from: ['Fixed'],
    to: 'Verified',
    right: 'defects:verify',
    guard: notOwnFix,
    words: { Open: notFixed, 'In Repair': notFixed, Verified: 'This defect is already verified.' },
  },
} as const satisfies Record<string, StateAction<DefectStatus>>
export type DefectAction = keyof typeof defectActions

/** What may be done with a defect: true, or why not. */
export const defectCan = canOf(defectActions, {
  stateOf: ({ status }: { status: DefectStatus }) => status,
  words: () => 'This defect is verified.',
})
