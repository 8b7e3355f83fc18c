import { expect, test } from 'vitest'
import { bankDetailsEndpoints } from '#areas/bank-details/contract/endpoints.ts'
import { bankDetailsActions } from '#areas/bank-details/rules/bank-details-status.ts'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { defectActions } from '#areas/checklists/rules/defect-status.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { docketActions } from '#areas/dockets/rules/docket-status.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { documentActions } from '#areas/documents/rules/document-status.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { officeActions } from '#areas/driver-jobs/rules/driver-job-status.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { publicInvoiceEndpoints } from '#areas/invoices/contract/public-endpoints.ts'
import { invoiceActions } from '#areas/invoices/rules/invoice-status.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { jobActions, jobRight } from '#areas/jobs/rules/job-status.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { publicQuoteEndpoints } from '#areas/quotes/contract/public-endpoints.ts'
import { quoteActions } from '#areas/quotes/rules/quote-status.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { assetActions } from '#areas/resources/rules/asset-status.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { orderActions } from '#areas/work-orders/rules/order-status.ts'

type Endpoint = Readonly<{ permission: string }>
/** Each action of a table with its button's and its endpoint's right. null: the clock or another record acts. */
const asked = <Name extends string>(
  table: string,
  actions: Readonly<Record<Name, { right: unknown }>>,
  endpoints: Readonly<Record<NoInfer<Name>, Endpoint | null>>,
) =>
  (Object.keys(actions) as Name[]).map(
    (name) => [table, name, actions[name].right, endpoints[name]?.permission ?? 'system'] as const,
  )

const actions = [
  ...asked('bank_details', bankDetailsActions, {
    confirm: bankDetailsEndpoints.confirmBankDetails,
    decline: bankDetailsEndpoints.declineBankDetails,
    withdraw: bankDetailsEndpoints.withdrawBankDetails,
  }),
  ...asked('quote', quoteActions, {
    edit: quoteEndpoints.editQuote,
    submit: quoteEndpoints.submitQuote,
    approve: quoteEndpoints.approveQuote,
    sendBack: quoteEndpoints.sendBackQuote,
    send: quoteEndpoints.sendQuote,
    remind: quoteEndpoints.remindQuote,
    link: quoteEndpoints.makeQuoteLink,
    view: publicQuoteEndpoints.viewPublicQuote,
    accept: quoteEndpoints.acceptQuoteForClient,
    decline: quoteEndpoints.declineQuote,
    expire: null,
    revise: quoteEndpoints.reviseQuote,
    convert: jobEndpoints.createJobFromQuote,
    archive: quoteEndpoints.archiveQuotes,
    restore: quoteEndpoints.restoreQuotes,
    copy: quoteEndpoints.copyQuote,
  }),
  ...asked(
    'job',
    { ...jobActions, edit: { right: jobRight('edit', { status: 'Draft' }) } },
    {
      edit: jobEndpoints.editJob,
      settleHold: jobEndpoints.clearJobHold,
      submit: jobEndpoints.submitJob,
      confirm: jobEndpoints.confirmJob,
      hold: jobEndpoints.holdJob,
      resume: jobEndpoints.resumeJob,
      complete: jobEndpoints.completeJob,
      cancel: jobEndpoints.cancelJob,
      cancelByOffice: jobEndpoints.cancelJobByOffice,
      archive: jobEndpoints.archiveJobs,
      restore: jobEndpoints.restoreJobs,
    },
  ),
  ...asked('order', orderActions, {
    edit: orderEndpoints.editOrder,
    confirm: orderEndpoints.confirmOrder,
    unconfirm: orderEndpoints.unconfirmOrder,
    move: orderEndpoints.moveOrder,
    breakDown: orderEndpoints.breakDownOrder,
    cancel: orderEndpoints.cancelOrder,
    cancelByOffice: orderEndpoints.cancelOrderByOffice,
    invoice: null,
    reopen: null,
  }),
  ...asked('docket', docketActions, {
    draft: null,
    edit: docketEndpoints.editDocket,
    submit: docketEndpoints.submitDocket,
    sign: docketEndpoints.signDocketByPhone,
    acceptUnsigned: docketEndpoints.acceptDocketUnsigned,
    price: docketEndpoints.priceDocketLine,
    query: docketEndpoints.queryDocket,
    revise: docketEndpoints.reviseDocket,
    approve: docketEndpoints.approveDocket,
    reopen: docketEndpoints.reopenDocket,
    invoice: null,
    uninvoice: null,
    void: docketEndpoints.voidDocket,
  }),
  ...asked('invoice', invoiceActions, {
    edit: invoiceEndpoints.editInvoice,
    approve: invoiceEndpoints.approveInvoice,
    delete: invoiceEndpoints.deleteInvoice,
    send: invoiceEndpoints.sendInvoice,
    remind: invoiceEndpoints.remindOfInvoice,
    view: publicInvoiceEndpoints.publicInvoicePdf,
    pay: invoiceEndpoints.takePayment,
    dispute: invoiceEndpoints.disputeInvoice,
    resolve: invoiceEndpoints.resolveInvoice,
    allocate: invoiceEndpoints.allocateCredit,
    credit: invoiceEndpoints.creditInvoice,
    void: invoiceEndpoints.voidInvoice,
  }),
  ...asked('driver job', officeActions, {
    cancel: driverJobEndpoints.cancelDriverJob,
    noShow: driverJobEndpoints.noShowDriverJob,
    sendAgain: driverJobEndpoints.sendDriverJobAgain,
    allowStart: driverJobEndpoints.letDriverStart,
    clearForDuty: driverJobEndpoints.clearForDuty,
  }),
  ...asked('document', documentActions, {
    edit: documentEndpoints.editDocument,
    replace: documentEndpoints.replaceDocument,
    approve: documentEndpoints.approveDocument,
    reject: documentEndpoints.rejectDocument,
    archive: documentEndpoints.archiveDocument,
  }),
  ...asked('asset', assetActions, {
    edit: resourceEndpoints.editAsset,
    takeOffRoad: resourceEndpoints.takeOffRoad,
    putBackOnRoad: resourceEndpoints.putBackOnRoad,
    goOnHire: null,
    endHire: null,
    sell: resourceEndpoints.sellAsset,
    archive: resourceEndpoints.archiveAssets,
    restore: resourceEndpoints.restoreAssets,
  }),
  ...asked('defect', defectActions, {
    startRepair: checklistEndpoints.startRepair,
    fix: checklistEndpoints.fixDefect,
    verify: checklistEndpoints.verifyDefect,
  }),
]

test.each(actions)('%s, %s: the button needs %s and the endpoint %s', (_table, _name, right, permission) => {
  expect(right).toBe(permission)
})
