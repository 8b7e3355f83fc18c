import { type Labels, addressLabels } from '#shared/labels.ts'

export const companyLabels = {
  name: 'Name',
  trading_name: 'Trading name',
  abn: 'ABN',
  acn: 'ACN',
  gst_registered: 'Registered for GST',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  ...addressLabels,
  bank_name: 'Bank',
  bank_account_name: 'Account name',
  bank_bsb: 'BSB',
  bank_account_no: 'Account number',
  currency_code: 'Currency',
  currency_locale: 'Number format',
  whole_dollars: 'Whole dollars',
  map_tiles: 'Map tiles',
  map_credit: 'Map credit',
} as const satisfies Labels
