import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type IssuedDocument, findIssued, issueDocument } from '#platform/server/change/issued-document.ts'
import { richText } from '#shared/rich-text.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'

/** The quote as sent, and later the same with its acceptance. */
export type IssuedKind = 'quote' | 'quote_accepted'
/** 2: terms and footer are formatted. */
const model_version = 2

export const issueQuote = (
  change: Change,
  kind: IssuedKind,
  quote_id: number,
  model: QuoteModel,
): Promise<IssuedDocument<QuoteModel>> =>
  issueDocument(change, { record_type: 'quote', record_id: quote_id, kind, model, model_version })

/** The latest issued document of a quote: with its acceptance, or as sent; undefined before sending. */
export const findIssuedQuote = async (
  db: Db | Tx,
  id: number,
): Promise<IssuedDocument<QuoteModel> | undefined> =>
  (await findKind(db, id, 'quote_accepted')) ?? (await findSentQuote(db, id))

/** A quote's document as sent. */
export const findSentQuote = (db: Db | Tx, id: number): Promise<IssuedDocument<QuoteModel> | undefined> =>
  findKind(db, id, 'quote')

async function findKind(
  db: Db | Tx,
  record_id: number,
  kind: IssuedKind,
): Promise<IssuedDocument<QuoteModel> | undefined> {
  const issued = await findIssued<StoredModel>(db, { record_type: 'quote', record_id, kind })
  return issued && { ...issued, model: currentModel(issued.model) }
}

/** As version 1 had them: plain text. */
type EarlierModel = Omit<QuoteModel, 'terms' | 'footer'> & {
  terms_text: string | null
  footer_text: string | null
}
type StoredModel = QuoteModel | EarlierModel

function currentModel(model: StoredModel): QuoteModel {
  if (!('terms_text' in model)) return model
  const { terms_text, footer_text, ...same } = model
  return {
    ...same,
    terms: terms_text ? richText(terms_text) : null,
    footer: footer_text ? richText(footer_text) : null,
  }
}
