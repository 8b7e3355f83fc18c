import { addressLabels } from '#shared/labels.ts'
import { fieldWords, type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DriverInput } from '../contract/driver.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'

/** What each field of a driver is called and how its value reads, where two people's values stand side by side. */
export const driverFieldWords = {
  employee_no: { label: 'Employee number' },
  name: { label: 'Name' },
  preferred_name: { label: 'Preferred name' },
  dob: { label: 'Date of birth', show: shown.date },
  mobile: { label: 'Mobile', show: shown.digits(formatPhone) },
  email: { label: 'Email' },
  ...fieldWords(addressLabels, {}),
  emergency_contact_name: { label: 'Emergency contact' },
  emergency_contact_phone: { label: 'Emergency phone', show: shown.digits(formatPhone) },
  emergency_contact_relation: { label: 'Relation' },
  employment: { label: 'Employment', show: shown.oneOf(employmentWords) },
  subcontractor_id: { label: 'Subcontractor' },
  licence_no: { label: 'Licence number' },
  licence_state: { label: 'Licence state' },
  licence_class: { label: 'Licence class' },
  licence_expires_on: { label: 'Licence expires on', show: shown.date },
  licence_conditions: { label: 'Conditions' },
  ohs_card_no: { label: 'White card number' },
  hourly_cost_cents: { label: 'Cost an hour', show: shown.money },
  depot_id: { label: 'Depot' },
  start_date: { label: 'Start date', show: shown.date },
  end_date: { label: 'End date', show: shown.date },
  language: { label: 'Language' },
  status: { label: 'Status', show: shown.oneOf(driverStatusWords) },
} satisfies Record<keyof DriverInput | 'status', FieldWords>
