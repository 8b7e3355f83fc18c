import * as z from 'zod'
import { archiveMany, restoreMany } from '#platform/contract/archive-endpoints.ts'
import { endpoint, idParams, version } from '#platform/contract/endpoint.ts'
import { optionalEmail, optionalText, text } from '#platform/contract/fields.ts'
import { LetterInput } from '#platform/contract/letter.ts'
import { reasonLabels } from '#shared/labels.ts'
import { byLink, onItsWay } from '#shared/mail-words.ts'
import { Quote } from './quote.ts'
import { acceptanceLabels, quoteNoun } from '../rules/quote-labels.ts'

const topic = 'quote'
const reason = text(reasonLabels.reason, { max: 500 })
const archivable = { noun: quoteNoun, path: '/api/quotes', permission: 'quotes:write', topic } as const
/** Which state of the record the caller looked at; left out: as it stands. */
const seen = z.object({ version: version.optional() })

/** An email with the link of a quote. */
export const QuoteMail = seen.extend(LetterInput.shape)
export type QuoteMail = z.output<typeof QuoteMail>

/** An acceptance that came by other ways; the one file of the upload, or the note, is the evidence. */
export const StaffAcceptance = seen
  .extend({
    name: text(acceptanceLabels.name, { min: 2, max: 120 }),
    email: optionalEmail(),
    po_number: optionalText(acceptanceLabels.po_number, { max: 60 }),
    selected_line_ids: z.array(z.number().int().positive()).max(500).default([]),
    evidence_note: optionalText(acceptanceLabels.evidence_note, { max: 2000, lines: 40 }),
  })
  .meta({ id: 'StaffAcceptance' })
export type StaffAcceptance = z.output<typeof StaffAcceptance>

const QuoteLink = z.object({ url: z.string(), expires_at: z.string() }).meta({ id: 'QuoteLink' })

/** What takes a quote from one state to the next: approval, sending, the answer, the next revision, the archive. */
export const quoteStateEndpoints = {
  submitQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/submit',
    permission: 'quotes:write',
    summary: 'Ask for approval of a quote above the limits.',
    topic,
    params: idParams,
    body: seen,
    output: Quote,
    message: 'Quote sent for approval.',
  }),
  approveQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/approve',
    permission: 'quotes:approve',
    summary: 'Approve a quote, so that it can be sent.',
    topic,
    params: idParams,
    body: seen,
    output: Quote,
    message: 'Quote approved.',
  }),
  sendBackQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/send-back',
    permission: 'quotes:approve',
    summary: 'Give a quote back to be changed, with the reason.',
    topic,
    params: idParams,
    body: seen.extend({ reason }),
    output: Quote,
    message: 'Quote sent back.',
  }),
  sendQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/send',
    permission: 'quotes:write',
    summary: 'Issue a quote and email its link. From then on it never changes.',
    topic,
    params: idParams,
    body: QuoteMail,
    output: Quote,
    message: onItsWay('The quote', byLink),
  }),
  remindQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/remind',
    permission: 'quotes:write',
    summary: 'Email the link of a sent quote again.',
    topic,
    params: idParams,
    body: QuoteMail,
    output: Quote,
    message: onItsWay('The quote', byLink),
  }),
  makeQuoteLink: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/link',
    permission: 'quotes:write',
    summary: 'A fresh link of a sent quote, to hand on by other means.',
    params: idParams,
    output: QuoteLink,
    // Answers of repeatable writes are kept for a month, and a secret is written down nowhere.
    effect: 'own_transactions',
  }),
  revokeQuoteLinks: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/revoke-links',
    permission: 'quotes:write',
    summary: 'Close every link of a quote at once.',
    topic,
    params: idParams,
    output: z.object({ revoked: z.number() }),
    message: 'Links closed.',
  }),
  acceptQuoteForClient: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/accept',
    permission: 'quotes:accept',
    summary: 'Accept a quote for a client, with evidence: a file or a note.',
    topic,
    params: idParams,
    body: StaffAcceptance,
    upload: { max_files: 1, max_bytes: 10_000_000 },
    output: Quote,
    message: 'Quote accepted.',
  }),
  declineQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/decline',
    permission: 'quotes:write',
    summary: 'Note that the client declined, with the reason.',
    topic,
    params: idParams,
    body: seen.extend({ reason }),
    output: Quote,
    message: 'Quote declined.',
  }),
  reviseQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/revise',
    permission: 'quotes:write',
    summary: 'Make the next revision of a quote; this one is replaced by it. Answers the new one.',
    topic,
    params: idParams,
    body: seen,
    output: Quote,
    message: 'New version made.',
  }),
  archiveQuotes: archiveMany(archivable),
  restoreQuotes: restoreMany(archivable),
}
