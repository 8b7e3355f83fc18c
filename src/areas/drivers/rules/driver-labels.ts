import { type Labels, addressLabels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const driverNoun: Noun = { one: 'driver', many: 'drivers' }

export const driverLabels = {
  employee_no: 'Employee number',
  name: 'Name',
  preferred_name: 'Preferred name',
  dob: 'Date of birth',
  mobile: 'Mobile',
  email: 'Email',
  ...addressLabels,
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency phone',
  emergency_contact_relation: 'Relationship',
  employment: 'Employment',
  subcontractor_id: 'Subcontractor',
  licence_no: 'Licence number',
  licence_state: 'Licence state',
  licence_class: 'Licence class',
  licence_expires_on: 'Licence expires on',
  licence_conditions: 'Conditions',
  ohs_card_no: 'White card number',
  hourly_cost_cents: 'Cost per hour',
  depot_id: 'Depot',
  start_date: 'Start date',
  end_date: 'End date',
  language: 'Language',
  status: 'Status',
  tags: 'Tags',
  skills: 'Skills',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels
