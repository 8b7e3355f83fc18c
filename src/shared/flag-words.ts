/** Display text of flags (specification, section 4). */
export const activeWords = { active: 'Active', NotActive: 'Inactive' } as const
export const approvedWords = { Approved: 'Approved', NotApproved: 'Not-Approved' } as const
export const invoicedWords = { Invoiced: 'Invoiced', NotInvoiced: 'Not-Invoiced' } as const

/** Whether a docket or a work order has been invoiced, by its status. */
export const invoicedWord = (status: string): string =>
  invoicedWords[status === 'Invoiced' ? 'Invoiced' : 'NotInvoiced']
