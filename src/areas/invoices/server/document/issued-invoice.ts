import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type IssuedDocument, findIssued, issueDocument } from '#platform/server/change/issued-document.ts'
import type { CreditModel, InvoiceModel } from '../../contract/invoice-document.ts'

const model_version = 1
const ofInvoice = (record_id: number) => ({ record_type: 'invoice', record_id, kind: 'invoice' })
const ofCredit = (record_id: number) => ({ record_type: 'credit_note', record_id, kind: 'credit_note' })

export const issueInvoice = (change: Change, id: number, model: InvoiceModel) =>
  issueDocument(change, { ...ofInvoice(id), model, model_version })

/** What an invoice said when approved; undefined before. */
export const findIssuedInvoice = (
  db: Db | Tx,
  id: number,
): Promise<IssuedDocument<InvoiceModel> | undefined> => findIssued<InvoiceModel>(db, ofInvoice(id))

export const issueCredit = (change: Change, id: number, model: CreditModel) =>
  issueDocument(change, { ...ofCredit(id), model, model_version })

export const findIssuedCredit = (db: Db | Tx, id: number): Promise<IssuedDocument<CreditModel> | undefined> =>
  findIssued<CreditModel>(db, ofCredit(id))
