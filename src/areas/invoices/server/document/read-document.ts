import { defaultCompany } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { InvoiceDocument } from '../../contract/invoice-document.ts'
import { markOf } from '../../rules/invoice-words.ts'
import { findInvoice } from '../invoice-store.ts'
import { findIssuedInvoice } from './issued-invoice.ts'
import { readModel } from './make-model.ts'

/** What the client receives: the issued document, or a draft's current content. @throws not_found. */
export async function readDocument(
  db: Db,
  viewer: Viewer,
  id: number,
  today: string,
): Promise<InvoiceDocument> {
  const invoice = await findInvoice(db, viewer, id, today)
  if (!invoice) throw notFound()
  const issued = await findIssuedInvoice(db, id)
  const { logo_file_id } = await defaultCompany(db)
  return {
    model: issued?.model ?? (await readModel(db, invoice, today)),
    mark: markOf(invoice),
    model_sha256: issued?.model_sha256 ?? null,
    issued_at: issued?.issued_at ?? null,
    logo: await findFileAddress(db, logo_file_id),
  }
}
