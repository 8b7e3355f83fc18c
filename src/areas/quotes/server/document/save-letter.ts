import { saveLetter } from '#areas/documents/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { SavedLetterInput } from '#platform/contract/letter.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { lockQuote } from '../quote-store.ts'

/** Puts the letter of a quote that can be sent aside. @throws forbidden; not_found; conflict; invalid. */
export async function saveQuoteLetter(change: Change, id: number, letter: SavedLetterInput): Promise<void> {
  mustHold(change.viewer, 'quotes:prices')
  const found = await lockQuote(change.tx, id)
  if (!found) throw notFound()
  const { quote } = await openQuote(change, id, found.sent_at === null ? 'send' : 'remind')
  const home = { record_type: 'quote', record_id: id }
  await saveLetter(change, home, letter, entryOf(quote, 'letter saved'))
}
