import { notFound } from '#platform/contract/app-error.ts'
import { clientOpenWork } from '#areas/clients/server/index.ts'
import { type Change, answer, on } from '#platform/server/change/change.ts'
import { letterSettled } from '#platform/server/mail/mail.ts'
import { draftCreditLetter, draftLetter } from './document/draft-letter.ts'
import { copiedInvoiceLink, makeInvoiceLink, markInvoiceHanded } from './document/hand-over-invoice.ts'
import {
  discardCreditLetter,
  discardInvoiceLetter,
  saveCreditLetter,
  saveInvoiceLetter,
} from './document/save-letter.ts'
import { logLetter } from './document/log-letter.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { shownSort } from '#platform/server/lists/shown-sort.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may, mustHold } from '#platform/server/sessions/viewer.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { invoiceConstraints } from './constraints.ts'
import { addDockets } from './lines/add-dockets.ts'
import { addQuotedRates, readQuotedRates } from './lines/quoted-rates.ts'
import { allocateCredit } from './credits/allocate-credit.ts'
import { approveInvoice } from './actions/approve-invoice.ts'
import { readClientCredit } from './credits/client-credit-store.ts'
import { createFromDockets } from './lines/create-from-dockets.ts'
import { createInvoice } from './drafts/create-invoice.ts'
import { creditInvoice } from './credits/credit-invoice.ts'
import { listCredits } from './credits/credit-store.ts'
import { deleteInvoice } from './drafts/delete-invoice.ts'
import { disputeInvoice } from './actions/dispute-invoice.ts'
import { editInvoice } from './drafts/edit-invoice.ts'
import { invoiceExport, invoiceLineExport } from './export-invoices.ts'
import { creditNotePdf, invoicePdf } from './document/invoice-pdf.ts'
import { invoiceRecords } from './invoice-records.ts'
import { findLabel, listInvoices } from './invoice-store.ts'
import { countInvoiceViews, sumInvoices, sumOwing } from './invoice-sums-store.ts'
import { openInvoicesOf } from './open-invoices.ts'
import { findPayment, listPayments } from './payments/payment-store.ts'
import { readBillable } from './lines/read-billable.ts'
import { readDefaults } from './drafts/read-defaults.ts'
import { readDocument } from './document/read-document.ts'
import { readInvoice, readInvoiceOf } from './read-invoice.ts'
import { refundCredit } from './credits/refund-credit.ts'
import { remindOfInvoicesDaily } from './reminders/remind-clients.ts'
import { remindOfInvoice } from './reminders/remind-of-invoice.ts'
import { resolveInvoice } from './actions/resolve-invoice.ts'
import { reverseCreditUse } from './credits/reverse-credit-use.ts'
import { reversePayment } from './payments/reverse-payment.ts'
import { copiedCreditLink, makeCreditLink, markCreditHanded } from './credits/hand-over-credit.ts'
import { sendCreditNote } from './credits/send-credit.ts'
import { sendInvoice } from './document/send-invoice.ts'
import { saveInvoiceSettings } from './settings-store.ts'
import { takePayment } from './payments/take-payment.ts'
import { voidInvoice } from './actions/void-invoice.ts'

export { approveInvoice } from './actions/approve-invoice.ts'
export { createFromDockets } from './lines/create-from-dockets.ts'
export { createInvoice } from './drafts/create-invoice.ts'
export { creditInvoice } from './credits/credit-invoice.ts'
export { disputeInvoice } from './actions/dispute-invoice.ts'
export { listInvoices } from './invoice-store.ts'
export { listDebtors, sumInvoices, sumInvoicesByWeek, sumOwing } from './invoice-sums-store.ts'
export { publicInvoicesArea } from './document/public-area.ts'
export { remindOfInvoices } from './reminders/remind-clients.ts'
export { saveInvoiceSettings } from './settings-store.ts'
export { sendInvoice } from './document/send-invoice.ts'
export { takePayment } from './payments/take-payment.ts'
export { voidInvoice } from './actions/void-invoice.ts'

const { changes, creates } = answerWith(readInvoiceOf)

export const invoicesArea = serverArea({
  endpoints: invoiceEndpoints,
  letterPdfs: { invoice: invoicePdf, credit_note: creditNotePdf },

  handlers: (platform) => {
    const { config, db, clock, write } = platform
    const payment = async (change: Change, id: number) => {
      const found = await findPayment(change.tx, id)
      if (!found) throw notFound()
      return found
    }
    const creditNote = async (change: Change, invoice_id: number, id: number) => {
      const found = (await listCredits(change.tx, invoice_id)).find((one) => one.id === id)
      if (!found) throw notFound()
      return found
    }
    return {
      getInvoiceSettings: () => readDefaults(db),
      saveInvoiceSettings: async ({ change, body }) => {
        await saveInvoiceSettings(change, body, readDefaults)
        return readDefaults(change.tx)
      },

      listInvoices: ({ viewer, query }) => {
        const isShown = may(viewer, 'invoices:totals')
        const amounts = { hidden: ['total_cents'], isShown, otherwise: '-invoice_date' } as const
        return listInvoices(db, viewer, shownSort(query, amounts), clock.today())
      },
      countInvoiceViews: ({ viewer }) => countInvoiceViews(db, viewer, clock.today()),
      sumInvoices: async ({ viewer, query }) => {
        mustHold(viewer, 'invoices:read')
        const [sums, ages] = await Promise.all([
          sumInvoices(db, viewer, query, clock.today()),
          sumOwing(db, viewer, query, clock.today()),
        ])
        return { ...sums, ages }
      },
      exportInvoices: ({ viewer, query }) => exportList(platform, viewer, query, invoiceExport),
      exportInvoiceLines: ({ viewer, query }) => exportList(platform, viewer, query, invoiceLineExport),
      listBillable: ({ viewer, query }) => readBillable(db, viewer, query),
      listQuotedRates: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:read')
        return readQuotedRates(db, viewer, params.id, clock.today())
      },
      getInvoice: ({ viewer, params }) => readInvoice(db, viewer, params.id, clock.today()),
      getInvoiceDocument: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:read')
        return readDocument(db, viewer, params.id, clock.today())
      },
      invoicePdf: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:read')
        return invoicePdf(platform, viewer, params.id)
      },

      createInvoice: creates(createInvoice),
      createInvoicesFromDockets: async ({ change, body }) => ({
        ids: await createFromDockets(change, body),
      }),
      editInvoice: changes(editInvoice),
      addDockets: changes(addDockets),
      addQuotedRates: changes(addQuotedRates),
      approveInvoice: changes(approveInvoice),
      sendInvoice: changes(sendInvoice),
      remindOfInvoice: changes(remindOfInvoice),
      getInvoiceLetter: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:totals')
        return draftLetter(platform, viewer, params.id)
      },
      saveInvoiceLetter: changes(saveInvoiceLetter),
      discardInvoiceLetter: changes(discardInvoiceLetter),
      markInvoiceSent: changes(markInvoiceHanded),
      makeInvoiceLink: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:totals')
        return write(viewer, (change) => makeInvoiceLink(change, config.public_url, params.id))
      },
      copiedInvoiceLink: async ({ change, params: { id } }) => {
        await copiedInvoiceLink(change, id)
        return readInvoiceOf(change, id)
      },
      disputeInvoice: changes(disputeInvoice),
      resolveInvoice: changes((change, id, { version }) => resolveInvoice(change, id, version)),
      voidInvoice: changes(voidInvoice),
      deleteInvoice: changes(deleteInvoice),

      getClientCredit: ({ query }) => readClientCredit(db, query.client_id),
      allocateCredit: async ({ change, body }) => {
        await allocateCredit(change, body)
        return readClientCredit(change.tx, body.client_id)
      },
      refundCredit: async ({ change, body }) => {
        await refundCredit(change, body)
        return readClientCredit(change.tx, body.client_id)
      },
      reverseCreditUse: async ({ change, params, body }) =>
        readClientCredit(change.tx, await reverseCreditUse(change, params.id, body.reason)),

      listCreditNotes: async ({ viewer, params }) => {
        mustHold(viewer, 'invoices:read')
        if (!(await findLabel(db, viewer, params.id))) throw notFound()
        return listCredits(db, params.id)
      },
      creditInvoice: async ({ change, params, body }) => {
        const id = await creditInvoice(change, params.id, body)
        return creditNote(change, params.id, id)
      },
      sendCreditNote: async ({ change, params, body }) =>
        creditNote(change, await sendCreditNote(change, params.id, body), params.id),
      discardCreditLetter: async ({ change, params, body }) =>
        creditNote(change, await discardCreditLetter(change, params.id, body), params.id),
      saveCreditLetter: async ({ change, params, body }) =>
        creditNote(change, await saveCreditLetter(change, params.id, body), params.id),
      markCreditSent: async ({ change, params, body }) =>
        creditNote(change, await markCreditHanded(change, params.id, body), params.id),
      makeCreditLink: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:totals')
        return write(viewer, (change) => makeCreditLink(change, config.public_url, params.id))
      },
      copiedCreditLink: async ({ change, params }) =>
        creditNote(change, await copiedCreditLink(change, params.id), params.id),
      getCreditLetter: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:totals')
        return draftCreditLetter(platform, viewer, params.id)
      },
      creditNotePdf: ({ viewer, params }) => {
        mustHold(viewer, 'invoices:read')
        return creditNotePdf(platform, viewer, params.id)
      },

      listPayments: ({ query }) => listPayments(db, query),
      takePayment: async ({ change, body }) => payment(change, await takePayment(change, body)),
      reversePayment: async ({ change, params, body }) => {
        await reversePayment(change, params.id, body.reason)
        return payment(change, params.id)
      },
    }
  },

  records: invoiceRecords,
  jobs: [remindOfInvoicesDaily],
  subscriptions: [on(letterSettled, logLetter), answer(clientOpenWork, openInvoicesOf)],

  constraints: invoiceConstraints,
})
