import { discardLetter, saveLetter } from '#areas/documents/server/index.ts'
import type { DiscardedLetterInput, SavedLetterInput } from '#platform/contract/letter.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import { creditLetterHome, entryOfCredit } from '../credits/log-credit.ts'
import { openCredit } from '../credits/open-credit.ts'
import { entryOf } from '../log-invoice.ts'
import { openIssued } from './hand-over-invoice.ts'

/** Puts the letter of an issued invoice aside. @throws forbidden; not_found; conflict; invalid. */
export async function saveInvoiceLetter(change: Change, id: number, letter: SavedLetterInput): Promise<void> {
  mustHold(change.viewer, 'invoices:totals')
  const invoice = await openIssued(change, id)
  await saveLetter(change, homeOf(id), letter, entryOf(invoice, 'letter saved'))
}

/** Deletes it. @throws forbidden; not_found; conflict. */
export async function discardInvoiceLetter(
  change: Change,
  id: number,
  seen: DiscardedLetterInput,
): Promise<void> {
  mustHold(change.viewer, 'invoices:totals')
  const invoice = await openIssued(change, id)
  await discardLetter(change, homeOf(id), seen, entryOf(invoice, 'letter discarded'))
}

const homeOf = (id: number) => ({ record_type: 'invoice', record_id: id })

/** The same for a credit note. @returns its invoice. @throws forbidden; not_found; invalid. */
export async function saveCreditLetter(
  change: Change,
  id: number,
  letter: SavedLetterInput,
): Promise<number> {
  mustHold(change.viewer, 'invoices:totals')
  const { note, invoice } = await openCredit(change, id)
  const entry = entryOfCredit(note, invoice, 'letter saved')
  await saveLetter(change, creditLetterHome(note, invoice), letter, entry)
  return invoice.id
}

/** Deletes it. @returns its invoice. @throws forbidden; not_found; conflict. */
export async function discardCreditLetter(
  change: Change,
  id: number,
  seen: DiscardedLetterInput,
): Promise<number> {
  mustHold(change.viewer, 'invoices:totals')
  const { note, invoice } = await openCredit(change, id)
  const entry = entryOfCredit(note, invoice, 'letter discarded')
  await discardLetter(change, creditLetterHome(note, invoice), seen, entry)
  return invoice.id
}
