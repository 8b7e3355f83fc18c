import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type IssuedDocument, findIssued, issueDocument } from '#platform/server/change/issued-document.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'

/** The quote as sent, and later the same with its acceptance. */
export type IssuedKind = 'quote' | 'quote_accepted'
const model_version = 1

export const issueQuote = (
  change: Change,
  kind: IssuedKind,
  quote_id: number,
  model: QuoteModel,
): Promise<IssuedDocument<QuoteModel>> =>
  issueDocument(change, { record_type: 'quote', record_id: quote_id, kind, model, model_version })

/** The latest issued document of a quote: with its acceptance, or as sent; undefined before sending. */
export async function findIssuedQuote(
  db: Db | Tx,
  record_id: number,
): Promise<IssuedDocument<QuoteModel> | undefined> {
  const of = (kind: IssuedKind) => findIssued<QuoteModel>(db, { record_type: 'quote', record_id, kind })
  return (await of('quote_accepted')) ?? (await of('quote'))
}
