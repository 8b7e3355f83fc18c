export const toInvoiceOf = (client_id: number): string =>
  `/dashboard/dockets?status=To+Invoice&client_id=${client_id}`

/** New invoice offers them. */
export const hiresOf = (client_id: number): string => `/dashboard/invoices/new?client_id=${client_id}`

export const draftsOf = (client_id: number): string =>
  `/dashboard/invoices?status=Draft&client_id=${client_id}`
