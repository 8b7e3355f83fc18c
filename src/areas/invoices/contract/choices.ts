/**
 * The values of an invoice's fields; separate from the schemas, so that a route can parse an address without
 * them.
 */
export const invoiceStatuses = [
  'Draft',
  'Approved',
  'Sent',
  'Viewed',
  'Partly Paid',
  'Paid',
  'Credited',
  'Disputed',
  'Void',
  'Deleted',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/**
 * A list's status filter: the states, not sent yet, issued but not emailed, and overdue, which depends on the
 * day.
 */
export const invoiceStatusFilters = [...invoiceStatuses, 'To Send', 'Not emailed', 'Overdue'] as const
export type InvoiceStatusFilter = (typeof invoiceStatusFilters)[number]

export const paymentMethods = ['eft', 'card', 'cheque', 'cash', 'offset'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
