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

/** Statuses in which money can be owing: approved and not settled. */
export const owingStatuses = ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed'] as const
/** Statuses that are late after the due date: the client has the invoice and does not dispute it. */
export const lateStatuses = ['Sent', 'Viewed', 'Partly Paid'] as const

/**
 * A list's status filter: the states, everything issued, not sent yet, issued but not emailed, overdue, which
 * depends on the day, and of that what the client has.
 */
export const invoiceStatusFilters = [
  ...invoiceStatuses,
  'Issued',
  'To Send',
  'Not emailed',
  'Overdue',
  'To Chase',
] as const
export type InvoiceStatusFilter = (typeof invoiceStatusFilters)[number]

/** What is owing, by how late it is; `disputed` waits for an answer, however late it is, and `any` is all of it. */
export const owingAges = ['not_due', '1_30', '31_60', '61_90', 'over_90', 'disputed'] as const
export type OwingAge = (typeof owingAges)[number]
export const owingFilters = ['any', ...owingAges] as const

/** Paid in full, by when. */
export const paidFilters = ['this_month'] as const

export const paymentMethods = ['eft', 'card', 'cheque', 'cash', 'offset'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
