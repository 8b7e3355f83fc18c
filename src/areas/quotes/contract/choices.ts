/** The values of a quote's fields; separate from the schemas, so that a route can parse an address without them. */
export const quoteStatuses = [
  'Draft',
  'Awaiting Approval',
  'Ready',
  'Sent',
  'Viewed',
  'Accepted',
  'Declined',
  'Expired',
  'Superseded',
  'Converted',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Those without an answer yet. */
export const openStatuses = [
  'Draft',
  'Awaiting Approval',
  'Ready',
  'Sent',
  'Viewed',
] as const satisfies readonly QuoteStatus[]

/**
 * A list's status filter: the states, those without an answer, issued but not emailed, that or ready, and sent or opened
 * without an answer yet.
 */
export const quoteStatusFilters = [...quoteStatuses, 'Open', 'Not emailed', 'To Send', 'Waiting'] as const
export type QuoteStatusFilter = (typeof quoteStatusFilters)[number]

export const discountTypes = ['none', 'percent', 'amount'] as const
export type DiscountType = (typeof discountTypes)[number]

/** `text` is a heading or remark among the lines, without figures. */
export const lineKinds = ['service', 'hire', 'material', 'tip', 'float', 'text'] as const
export type LineKind = (typeof lineKinds)[number]
