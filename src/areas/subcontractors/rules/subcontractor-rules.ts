import { invalid } from '#platform/contract/app-error.ts'
import type { subcontractorStatuses } from '../contract/choices.ts'

interface Whole {
  is_owner_driver: number
  payment_terms: string
}

const longTerms: readonly string[] = ['EOM30']

/** A subcontractor's cross-field rules, whatever was changed. @throws invalid */
export function checkSubcontractor({ is_owner_driver, payment_terms }: Whole): void {
  // Owner Drivers and Forestry Contractors Act 2005 (Vic): paid within 30 days of the invoice.
  if (is_owner_driver && longTerms.includes(payment_terms))
    throw invalid({ payment_terms: 'An owner driver must be paid within 30 days.' })
}

/** Refused for a current driver or asset. */
export const archivedSubcontractor = 'This subcontractor is archived.'
/** Refused for a driver or asset that would be restored. */
export const restoreSubcontractorFirst = 'Its subcontractor is archived. Restore the subcontractor first.'

interface State {
  status: (typeof subcontractorStatuses)[number]
  archived_at: string | null
  /** What current records it owns, in words, if read: the server always does. */
  owns?: readonly string[]
}
const all = new Intl.ListFormat('en-AU')
const archived = 'Restore this subcontractor to change it.'

/** What may be done with a subcontractor; shared by server and buttons. A string says why not. */
export const subcontractorCan = {
  edit: ({ archived_at }: State): true | string => (archived_at ? archived : true),
  approve: ({ archived_at, status }: State): true | string => {
    if (archived_at) return archived
    return status === 'approved' ? 'This subcontractor is already approved.' : true
  },
  suspend: ({ archived_at, status }: State): true | string => {
    if (archived_at) return archived
    return status === 'suspended' ? 'This subcontractor is already suspended.' : true
  },
  archive: ({ archived_at, owns = [] }: State): true | string => {
    if (archived_at) return 'This subcontractor is already archived.'
    return owns.length === 0
      ? true
      : `This subcontractor has ${all.format(owns)}. Archive or move them first.`
  },
  restore: ({ archived_at }: State): true | string =>
    archived_at ? true : 'This subcontractor is not archived.',
}
