import { notFound } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { QuoteDocument } from '../../contract/quote-document.ts'
import { fileAddress } from '#platform/contract/file-address.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import { findAcceptance } from '../acceptance/acceptance-store.ts'
import { findIssuedQuote } from './issued-quote.ts'
import { logoOfHash } from '../parties-store.ts'
import { makeModel } from './make-model.ts'
import { quoteRuleInputs } from '../quote-rule-inputs.ts'
import { listLines } from '../lines/quote-line-store.ts'
import { findQuote } from '../quote-store.ts'

/** What the client receives: the issued document, or a draft's current content. @throws not_found. */
export async function readDocument(db: Db, id: number, today: string): Promise<QuoteDocument> {
  const quote = await findQuote(db, id)
  if (!quote) throw notFound()
  const issued = await findIssuedQuote(db, id)
  const lines = await listLines(db, id)
  const { replaced_by } = await quoteRuleInputs(db, quote, lines, today)
  const model = issued?.model ?? (await makeModel(db, quote, lines)).model
  const logo = await logoOfHash(db, model.logo_sha256)
  const acceptance = await findAcceptance(db, id)
  return {
    model,
    mark: replaced_by ? `Replaced by ${replaced_by}` : issued ? null : 'Draft',
    model_sha256: issued?.model_sha256 ?? null,
    issued_at: issued?.issued_at ?? null,
    logo: logo === null ? null : fileAddress(logo),
    signature: await findFileAddress(db, acceptance?.signature_file_id ?? null),
  }
}
