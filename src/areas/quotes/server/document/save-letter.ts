import { discardLetter, saveLetter } from '#areas/documents/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { DiscardedLetterInput, SavedLetterInput } from '#platform/contract/letter.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { type StoredQuote, lockQuote } from '../quote-store.ts'

const homeOf = (id: number) => ({ record_type: 'quote', record_id: id })

/** Puts the letter of a quote that can be sent aside. @throws forbidden; not_found; conflict; invalid. */
export async function saveQuoteLetter(change: Change, id: number, letter: SavedLetterInput): Promise<void> {
  const quote = await openToWrite(change, id)
  await saveLetter(change, homeOf(id), letter, entryOf(quote, 'letter saved'))
}

/** Deletes it. @throws forbidden; not_found; conflict. */
export async function discardQuoteLetter(
  change: Change,
  id: number,
  seen: DiscardedLetterInput,
): Promise<void> {
  const quote = await openToWrite(change, id)
  await discardLetter(change, homeOf(id), seen, entryOf(quote, 'letter discarded'))
}

async function openToWrite(change: Change, id: number): Promise<StoredQuote> {
  mustHold(change.viewer, 'quotes:prices')
  const found = await lockQuote(change.tx, id)
  if (!found) throw notFound()
  return (await openQuote(change, id, found.sent_at === null ? 'send' : 'remind')).quote
}
