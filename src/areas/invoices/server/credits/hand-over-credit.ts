import type { DocumentLink, HandedInput } from '#platform/contract/letter.ts'
import type { Change } from '#platform/server/change/change.ts'
import { handOver } from '#platform/server/mail/hand-over.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { markSent } from './credit-store.ts'
import { entryOfCredit } from './log-credit.ts'
import { openCredit } from './open-credit.ts'
import { creditLinkKind, creditLinkPath, linkHours } from './send-credit.ts'

/** A new link to a credit note's PDF, to pass on without our email. @throws not_found. */
export async function makeCreditLink(change: Change, public_url: string, id: number): Promise<DocumentLink> {
  const { note, invoice } = await openCredit(change, id)
  const expires_at = new Date(change.now.getTime() + linkHours * 3_600_000)
  const target = { kind: creditLinkKind, record_type: 'credit_note', record_id: id }
  const secret = await issueLink(change, { ...target, expires_at })
  change.log(entryOfCredit(note, invoice, 'link made'))
  return { url: public_url + creditLinkPath(secret), expires_at: expires_at.toISOString() }
}

/** Notes that someone copied a credit note's link. @throws not_found. @returns its invoice. */
export async function copiedCreditLink(change: Change, id: number): Promise<number> {
  const { note, invoice } = await openCredit(change, id)
  change.log(entryOfCredit(note, invoice, 'link copied'))
  return invoice.id
}

/** Notes that someone sent a credit note without our email. @throws not_found; conflict; invalid. @returns its invoice. */
export async function markCreditHanded(change: Change, id: number, handed: HandedInput): Promise<number> {
  const { note, invoice } = await openCredit(change, id)
  const { sent_at, logged } = await handOver(
    change,
    {
      record_type: 'credit_note',
      record_id: id,
      purpose: 'credit_note',
      subject: note.credit_note_no,
      noun: 'credit note',
      letter: note.letter,
      sent_at: note.sent_at,
      issued_on: note.credit_date,
    },
    handed,
  )
  await markSent(change.tx, id, { sent_at, sent_to: handed.to ?? note.sent_to })
  change.log({ ...entryOfCredit(note, invoice, 'marked as sent'), after: logged })
  return invoice.id
}
