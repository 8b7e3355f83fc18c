import { type Labels, addressLabels } from '#shared/labels.ts'

export const subcontractorLabels = {
  name: 'Name',
  trading_name: 'Trading name',
  abn: 'ABN',
  acn: 'ACN',
  gst_registered: 'Registered for GST',
  contact_name: 'Contact',
  email: 'Email',
  mobile: 'Mobile',
  phone: 'Phone',
  ...addressLabels,
  payment_terms: 'Payment terms',
  is_owner_driver: 'Owner driver',
} as const satisfies Labels
