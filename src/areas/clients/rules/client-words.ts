import type {
  clientTypes,
  contactRoles,
  invoiceDeliveries,
  invoiceGroupings,
  paymentTerms,
} from '../contract/choices.ts'

/** Display text for a client's field values, on screens and in exports. */
export const clientTypeWords = {
  builder: 'Builder',
  civil: 'Civil contractor',
  government: 'Government',
  homeowner: 'Homeowner',
  trade: 'Trade',
} as const satisfies Record<(typeof clientTypes)[number], string>

export const paymentTermWords = {
  COD: 'Cash on delivery',
  '7': '7 days',
  '14': '14 days',
  '21': '21 days',
  '30': '30 days',
  EOM30: '30 days EOM',
  '20BD': '20 business days',
} as const satisfies Record<(typeof paymentTerms)[number], string>

export const invoiceGroupingWords = {
  job: 'Job',
  po: 'Purchase order',
  week: 'Week',
  month: 'Month',
} as const satisfies Record<(typeof invoiceGroupings)[number], string>

export const invoiceDeliveryWords = {
  email: 'Email',
  portal: 'Client’s portal',
  post: 'Post',
} as const satisfies Record<(typeof invoiceDeliveries)[number], string>

export const contactRoleWords = {
  accounts: 'Accounts',
  site: 'Site',
  orders: 'Orders',
  signatory: 'Signatory',
} as const satisfies Record<(typeof contactRoles)[number], string>

/** Who answers a client's own number: the homeowner, or a business's office. */
export const ownNumberName = (client: { client_type: (typeof clientTypes)[number]; name: string }): string =>
  client.client_type === 'homeowner' ? client.name : 'Office'
