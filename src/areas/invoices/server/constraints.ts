import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const invoiceConstraints: ConstraintMessages = {
  invoice_line_product_id_fkey: {
    message: 'A product on one of the lines no longer exists. Choose another.',
  },
  invoice_line_docket_once: { message: 'One of these docket lines is already on another invoice.' },
  invoice_line_as_agreed: {
    message: 'This bills more than was agreed for the job. Reload the page and enter a reason.',
  },
  invoice_line_of_dry_hire: {
    message: 'This dry hire was billed or corrected meanwhile. Reload the page.',
  },
  invoice_not_overpaid: { message: 'Someone else just recorded a payment on it. Reload the page.' },
  invoice_issue_day: {
    field: 'invoice_date',
    message: 'An invoice of a later month was just issued. Choose a later date.',
  },
  invoice_not_overcredited: { message: 'Someone else just credited it. Reload the page.' },
  invoice_credit_held: { message: 'Someone else just used the client’s credit. Reload the page.' },
  credit_use_check: { field: 'invoice_id', message: 'The credit came from that invoice. Choose another.' },
  credit_use_from: { message: 'The client of that invoice was changed. Reload the page.' },
  credit_use_to: { field: 'invoice_id', message: 'That invoice belongs to another client.' },
  payment_bank_line: {
    field: 'bank_line_ref',
    message: 'This bank line is already recorded.',
  },
  invoice_check3: { field: 'due_date', message: 'Due date must be on or after the date of issue.' },
  invoice_check4: { field: 'supply_to', message: 'The last day of supply must be on or after the first.' },
  invoice_check6: { message: 'An invoice must total more than $0.00.' },
  invoice_check9: { field: 'reason', message: 'Enter what is disputed.' },
  invoice_check10: { field: 'reason', message: 'Enter the reason for voiding.' },
  payment_allocation_pkey: { message: 'This payment is already on that invoice.' },
  payment_check: { field: 'reason', message: 'Enter the reason for reversing.' },
}
