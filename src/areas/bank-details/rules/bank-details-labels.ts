import { type Labels, reasonLabels } from '#shared/labels.ts'

export const bankDetailsLabels = {
  bank_account_name: 'Account name',
  bank_bsb: 'BSB',
  bank_account_no: 'Account number',
  reason: reasonLabels.reason,
  called_person: 'Who you spoke to',
  called_number: 'Number you rang',
  called_on: 'Day of the call',
  called_time: 'Time of the call',
} as const satisfies Labels

export const unreadable =
  'These bank details cannot be read: they were saved with another HAULYARD_SECRET, or changed in the database. Start Haulyard with that secret, or enter them again.'
