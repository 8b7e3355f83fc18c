/** The values of a client's fields; separate from the schemas, so that a route can parse an address without them. */
export const clientTypes = ['builder', 'civil', 'government', 'homeowner', 'trade'] as const
export const paymentTerms = ['COD', '7', '14', '21', '30', 'EOM30', '20BD'] as const
export const invoiceGroupings = ['job', 'po', 'week', 'month'] as const
export const invoiceDeliveries = ['email', 'portal', 'post'] as const
export const contactRoles = ['accounts', 'site', 'orders', 'signatory'] as const
export type ContactRole = (typeof contactRoles)[number]
