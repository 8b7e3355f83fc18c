/** The address of an invoice's screen. */
export const invoicePath = (id: number): string => `/dashboard/invoices/${id}/edit`
