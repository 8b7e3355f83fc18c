/** The words that a quote's fields may hold; apart from the schemas, so that a route can read an address without them. */
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

/** What a list can be narrowed to: the states, and what is issued but has not left by email. */
export const quoteStatusFilters = [...quoteStatuses, 'Not emailed'] as const

export const discountTypes = ['none', 'percent', 'amount'] as const
export type DiscountType = (typeof discountTypes)[number]

/** `text` is a heading or remark among the lines and has no figures. */
export const lineKinds = ['service', 'hire', 'material', 'tip', 'float', 'text'] as const
export type LineKind = (typeof lineKinds)[number]
