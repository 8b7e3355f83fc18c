import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { requiredWords } from '#shared/text.ts'
import { driverLabels } from './driver-labels.ts'

interface Whole {
  employment: string
  subcontractor_id: number | null
  licence_no: string | null
  licence_state: string | null
  start_date: string | null
  end_date: string | null
  dob: string | null
}

/** A driver's defaults, the same as the columns'. */
export const driverDefaults: Whole = {
  employment: 'employee_full',
  subcontractor_id: null,
  licence_no: null,
  licence_state: null,
  start_date: null,
  end_date: null,
  dob: null,
}

/** A driver's cross-field rules, whatever was changed. @throws invalid on the fields that are wrong. */
export function checkDriver(driver: Whole, today: string): void {
  const errors: Record<string, string> = { ...licenceErrors(driver) }
  if (driver.employment === 'subcontractor_operator' && driver.subcontractor_id === null)
    errors['subcontractor_id'] = requiredWords(driverLabels.subcontractor_id)
  if (driver.employment !== 'subcontractor_operator' && driver.subcontractor_id !== null)
    errors['employment'] = 'Only a subcontractor’s driver can have a subcontractor.'
  if (driver.start_date && driver.end_date && driver.end_date < driver.start_date)
    errors['end_date'] = 'End date must be on or after the start date.'
  if (driver.dob && driver.dob > today) errors['dob'] = 'Date of birth cannot be in the future.'
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A Victorian licence has 8 to 10 digits, other states' at most 10 letters and numbers (domain: "Algorithms"). */
function licenceErrors({ licence_no, licence_state }: Whole): FieldErrors {
  if (licence_no === null) return {}
  if (licence_state === null) return { licence_state: requiredWords(driverLabels.licence_state) }
  if (licence_state === 'VIC')
    return /^\d{8,10}$/.test(licence_no) ? {} : { licence_no: 'Enter a licence number of 8 to 10 digits.' }
  return /^[A-Z0-9]{1,10}$/.test(licence_no)
    ? {}
    : { licence_no: 'Enter a licence number of at most 10 letters and numbers.' }
}

/** Only a subcontractor's operator has one: becoming an employee clears it. */
export const withoutIdleSubcontractor = <T extends { employment?: string }>(
  fields: T,
): T & { subcontractor_id?: null } =>
  fields.employment === undefined || fields.employment === 'subcontractor_operator'
    ? fields
    : { ...fields, subcontractor_id: null }

interface State {
  status: string
  archived_at: string | null
  /** The next order the driver is booked on, if read: the server always does. */
  next_order_no?: string | null
}
const archived = 'Restore this driver to change it.'
const isFree = ({ next_order_no }: State): true | string =>
  next_order_no ? `This driver is booked on ${next_order_no}. Release it first.` : true

/** What may be done with a driver; shared by server and buttons. A string says why not. */
export const driverCan = {
  edit: ({ archived_at }: State): true | string => (archived_at ? archived : true),
  deactivate: (driver: State): true | string => {
    if (driver.archived_at) return archived
    return driver.status === 'active' ? isFree(driver) : 'This driver is already inactive.'
  },
  activate: ({ archived_at, status }: State): true | string => {
    if (archived_at) return archived
    return status === 'NotActive' ? true : 'This driver is already active.'
  },
  archive: (driver: State): true | string =>
    driver.archived_at ? 'This driver is already archived.' : isFree(driver),
  restore: ({ archived_at }: State): true | string => (archived_at ? true : 'This driver is not archived.'),
}
