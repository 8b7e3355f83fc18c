import * as z from 'zod'
import {
  type Endpoint,
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { dateRange, optionalLocalDate } from '#platform/contract/date-fields.ts'
import { idParam, optionalText, text } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import {
  DocumentLink,
  HandedInput,
  LetterDraft,
  DiscardedLetterInput,
  LetterInput,
  SavedLetterInput,
} from '#platform/contract/letter.ts'
import { reasonLabels } from '#shared/labels.ts'
import { onItsWay } from '#shared/mail-words.ts'
import { invoiceLabels } from '../rules/invoice-labels.ts'
import { invoiceStatusFilters, owingAges, owingFilters, paidFilters } from './choices.ts'
import { Invoice, InvoiceInput, InvoicePatch, InvoiceRow } from './invoice.ts'
import { InvoiceDocument } from './invoice-document.ts'
import { lineEndpoints } from './line-endpoints.ts'
import { moneyEndpoints } from './money-endpoints.ts'
import { InvoiceDefaults, InvoiceSettingsPatch } from './settings.ts'

const topic = 'invoice'
const invoices = recordEndpoints({
  noun: { one: 'invoice', many: 'invoices' },
  path: '/api/invoices',
  topic,
  rights: { read: 'invoices:read', write: 'invoices:write', export: 'invoices:export' },
})
const reason = text(reasonLabels.reason, { max: 500 })
/** The version of the record that the caller saw; left out: the current one. */
const seen = z.object({ version: version.optional() })
const withReason = seen.extend({ reason })
export const invoiceFilters = listQuery(
  ['invoice_no', 'invoice_date', 'due_date', 'total_cents'],
  '-invoice_date',
)
  .omit({ archived: true })
  .extend({
    status: z.enum(invoiceStatusFilters).optional(),
    client_id: idParam.optional(),
    /** Invoices of a job, whole or in a line. */
    job_id: idParam.optional(),
    /** Invoices that bill a line of a docket. */
    docket_id: idParam.optional(),
    /** 1: approved and not settled. */
    open: z.literal('1').optional(),
    /** The same, by how late it is. */
    owing: z.enum(owingFilters).optional(),
    paid: z.enum(paidFilters).optional(),
    ...dateRange(),
  })
export type InvoiceFilters = z.output<typeof invoiceFilters>
/** What narrows a list, its sums or an export. */
export type InvoiceNarrowing = Omit<InvoiceFilters, keyof typeof notExported>
const narrowing = invoiceFilters.omit(notExported)

/** An email with the link of an invoice. */
export const InvoiceMail = seen.extend(LetterInput.shape)
export type InvoiceMail = z.output<typeof InvoiceMail>

/** The invoice was sent without our email. */
export const InvoiceHanded = seen.extend(HandedInput.shape)
export type InvoiceHanded = z.output<typeof InvoiceHanded>

/** The day of issue is that of the approval, unless someone with the right to says an earlier one of the open period. */
export const InvoiceApproval = seen.extend({
  invoice_date: optionalLocalDate(invoiceLabels.invoice_date),
  /** The number that the caller was shown: only this one is taken. Left out: the next one, whichever it is. */
  next_invoice_no: optionalText(invoiceLabels.invoice_no, { max: 20 }),
})
export type InvoiceApproval = z.output<typeof InvoiceApproval>

/** Of what is paid beyond the invoices, `credit_cents` is not allocated or refunded yet. */
export const InvoiceSums = z
  .object({
    count: z.number(),
    /** The totals as listed, drafts and void ones included. */
    listed_cents: z.number(),
    /** Of these, not approved yet. */
    draft_cents: z.number(),
    total_cents: z.number(),
    owing_cents: z.number(),
    overdue_cents: z.number(),
    credit_cents: z.number(),
    /** From the day of issue to the last payment, on average; null while none is paid. */
    days_to_pay: z.number().nullable(),
    /** What is owing by how late it is, whatever age the list is narrowed to. */
    ages: z.array(z.object({ age: z.enum(owingAges), count: z.number(), owing_cents: z.number() })),
  })
  .meta({ id: 'InvoiceSums' })
export type InvoiceSums = z.output<typeof InvoiceSums>

/** What is done with an invoice as a whole and answers with it. */
const move = <const P extends string, B extends z.ZodType>(
  path: P,
  permission: 'invoices:write' | 'invoices:approve' | 'invoices:void',
  body: B,
  summary: string,
  message: Endpoint['message'] & {},
) => invoices.action(path, { permission, summary, body, output: Invoice, message })

export const invoiceEndpoints = {
  getInvoiceSettings: endpoint({
    method: 'GET',
    path: '/api/invoice-settings',
    permission: 'invoices:write',
    summary: 'Invoice settings.',
    topic: 'invoice_settings',
    output: InvoiceDefaults,
  }),
  saveInvoiceSettings: endpoint({
    method: 'PATCH',
    path: '/api/invoice-settings',
    permission: 'invoices:settings',
    summary: 'Change the invoice settings.',
    topic: 'invoice_settings',
    body: InvoiceSettingsPatch,
    output: InvoiceDefaults,
    message: 'Settings saved.',
  }),

  listInvoices: invoices.list({ query: invoiceFilters, output: InvoiceRow }),
  countInvoiceViews: invoices.countViews(),
  sumInvoices: invoices.sums({
    permission: 'invoices:totals',
    summary: 'Total the filtered invoices, with the amount owing.',
    query: narrowing,
    output: InvoiceSums,
  }),
  exportInvoices: invoices.export({ query: narrowing.extend(exportQuery) }),
  exportInvoiceLines: endpoint({
    method: 'GET',
    path: '/api/invoices/lines/export',
    permission: 'invoices:export',
    summary: 'Export the lines of the filtered invoices as CSV or Excel.',
    download: true,
    query: narrowing.extend(exportQuery),
    output: z.string(),
  }),
  getInvoice: invoices.get({ summary: 'One invoice with its lines.', output: Invoice }),
  getInvoiceDocument: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/document',
    permission: 'invoices:totals',
    summary: 'The document as the client receives it.',
    topic,
    params: idParams,
    output: InvoiceDocument,
  }),
  invoicePdf: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/pdf',
    permission: 'invoices:totals',
    summary: 'The invoice as a PDF.',
    params: idParams,
    download: true,
    output: z.string(),
  }),

  createInvoice: invoices.create({
    summary: 'Make an invoice by hand.',
    max_body: 1_000_000,
    body: InvoiceInput,
    output: Invoice,
  }),
  editInvoice: invoices.edit({
    summary: 'Change fields or the lines of a draft.',
    max_body: 1_000_000,
    body: InvoicePatch,
    output: Invoice,
  }),
  approveInvoice: move(
    'approve',
    'invoices:approve',
    InvoiceApproval,
    'Approve an invoice: it gets its number and can no longer change.',
    'Invoice approved.',
  ),
  sendInvoice: move(
    'send',
    'invoices:write',
    InvoiceMail,
    'Email the link of an invoice.',
    onItsWay('The invoice'),
  ),
  remindOfInvoice: move(
    'remind',
    'invoices:write',
    InvoiceMail,
    'Email the link of a sent invoice again.',
    onItsWay('The invoice'),
  ),
  getInvoiceLetter: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/letter',
    permission: 'invoices:write',
    summary: 'The letter that would go out with an invoice now.',
    topic,
    params: idParams,
    output: LetterDraft,
  }),
  saveInvoiceLetter: move(
    'save-letter',
    'invoices:write',
    SavedLetterInput,
    'Put an invoice’s letter aside as typed, to be sent later.',
    'Letter saved.',
  ),
  discardInvoiceLetter: move(
    'discard-letter',
    'invoices:write',
    DiscardedLetterInput,
    'Delete the letter that was put aside, for the standard one.',
    'Letter discarded.',
  ),
  markInvoiceSent: move(
    'mark-sent',
    'invoices:write',
    InvoiceHanded,
    'Record that an issued invoice was sent without our email.',
    'Invoice marked as sent.',
  ),
  makeInvoiceLink: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/link',
    permission: 'invoices:write',
    summary: 'Make a new link to an issued invoice, to pass on another way.',
    params: idParams,
    output: DocumentLink,
    // Not repeatable: answers of repeatable writes are stored for a month, and a secret must not be stored.
    effect: 'own_transactions',
  }),
  copiedInvoiceLink: invoices.action('link-copied', {
    permission: 'invoices:write',
    summary: 'Record that an invoice’s link was copied, to pass it on.',
    output: Invoice,
    message: 'Link copied.',
  }),
  disputeInvoice: move(
    'dispute',
    'invoices:write',
    withReason,
    'Record a dispute; reminders pause.',
    'Dispute noted.',
  ),
  resolveInvoice: move('resolve', 'invoices:write', seen, 'Settle a dispute.', 'Dispute settled.'),
  voidInvoice: move(
    'void',
    'invoices:void',
    withReason,
    'Void an invoice: it is credited in full, and its dockets can be billed again.',
    'Invoice voided.',
  ),
  deleteInvoice: move(
    'delete',
    'invoices:write',
    withReason,
    'Delete a draft; its dockets can be billed again.',
    'Draft deleted.',
  ),

  ...lineEndpoints,
  ...moneyEndpoints,
}
