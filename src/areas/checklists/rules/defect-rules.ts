import type { DefectStatus } from '../contract/choices.ts'

export type DefectAction = 'startRepair' | 'fix' | 'verify'
type Allowed = true | string

/** What may be done in which status (Open → In Repair → Fixed → Verified); a string says why not. */
const table: Record<DefectStatus, Record<DefectAction, Allowed>> = {
  Open: { startRepair: true, fix: 'Start the repair first.', verify: 'This defect is not fixed yet.' },
  'In Repair': {
    startRepair: 'This defect is in repair already.',
    fix: true,
    verify: 'This defect is not fixed yet.',
  },
  Fixed: {
    startRepair: 'This defect is fixed already.',
    fix: 'This defect is fixed already.',
    verify: true,
  },
  Verified: {
    startRepair: 'This defect is verified.',
    fix: 'This defect is verified.',
    verify: 'This defect is verified already.',
  },
}

interface State {
  status: DefectStatus
  fixed_by: number | null
}
const can =
  (action: DefectAction) =>
  ({ status }: Pick<State, 'status'>): Allowed =>
    table[status][action]

/** What may be done with a defect as it stands; server and buttons share it. A string says why not. */
export const defectCan = {
  startRepair: can('startRepair'),
  fix: can('fix'),
  /** Never by who fixed it. */
  verify: (defect: State, user_id: number | null): Allowed => {
    const allowed = can('verify')(defect)
    return allowed === true && user_id !== null && defect.fixed_by === user_id
      ? 'You cannot approve your own record.'
      : allowed
  },
}
