import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { revokeLinks } from '#platform/server/sessions/public-link.ts'
import { quoteCan } from '../rules/quote-status.ts'
import { quoteName } from '../rules/quote-words.ts'
import { linkKind } from './document/mail-quote.ts'
import { type StoredLine, listLines } from './lines/quote-line-store.ts'
import { isOwnApproval, quoteRuleInputs } from './quote-rule-inputs.ts'
import { type StoredQuote, lockQuote, updateQuote } from './quote-store.ts'
import { readQuote } from './read-quote.ts'

type QuoteState = StoredQuote &
  Awaited<ReturnType<typeof quoteRuleInputs>> & { is_own_approval: number; lines: StoredLine[] }

export const quoteRecord: ArchivableRecord<StoredQuote, QuoteState> = {
  record_type: 'quote',
  label: ({ quote_no, revision }) => quoteName(quote_no, revision),
  lock: ({ tx }, id) => lockQuote(tx, id),
  present: ({ tx, viewer, today }, id) => readQuote(tx, viewer, id, today),
  state: async ({ tx, viewer, today }, quote) => {
    const lines = await listLines(tx, quote.id)
    return {
      ...quote,
      ...(await quoteRuleInputs(tx, quote, lines, today)),
      is_own_approval: Number(await isOwnApproval(tx, viewer, quote)),
      lines,
    }
  },
  can: quoteCan,
  // The links of an archived quote are closed, and stay closed when it is restored.
  update: async (change, { id }, columns) => {
    await updateQuote(change.tx, id, columns)
    if (columns.archived_at)
      await revokeLinks(change, { kind: linkKind, record_type: 'quote', record_id: id })
  },
}
