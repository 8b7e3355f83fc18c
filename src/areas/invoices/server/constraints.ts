import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const invoiceConstraints: ConstraintMessages = {
  invoice_line_product_id_fkey: { message: 'A product of a line is not there any more.' },
  invoice_line_docket_once: { message: 'One of these docket lines is on another invoice already.' },
  invoice_not_overpaid: { message: 'Somebody took in money for it at the same time. Look at it again.' },
  invoice_issue_day: {
    field: 'invoice_date',
    message: 'Another month was begun at the same time. Choose a later day.',
  },
  invoice_not_overcredited: { message: 'Somebody credited it at the same time. Look at it again.' },
  invoice_credit_held: { message: "Somebody used the client's credit at the same time. Look at it again." },
  credit_use_check: { field: 'invoice_id', message: 'The credit came from that invoice. Choose another.' },
  credit_use_from: { message: 'The client of that invoice was changed. Load the page again.' },
  credit_use_to: { field: 'invoice_id', message: 'That invoice is of another client.' },
  payment_bank_line: {
    field: 'bank_line_ref',
    message: 'This line of the bank statement is taken in already.',
  },
  invoice_check3: { field: 'due_date', message: 'Due date must be on or after the date of issue.' },
  invoice_check4: { field: 'supply_to', message: 'The last day of supply must be on or after the first.' },
  invoice_check6: { message: 'An invoice must come to more than $0.00.' },
  invoice_check9: { field: 'reason', message: 'Say what is disputed.' },
  invoice_check10: { field: 'reason', message: 'Say why the invoice is void.' },
  payment_allocation_pkey: { message: 'This payment is on that invoice already.' },
  payment_check: { field: 'reason', message: 'Say why the payment is reversed.' },
}
