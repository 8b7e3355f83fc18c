import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { endpoint, idParams, version } from '#platform/contract/endpoint.ts'
import { optionalEmail, optionalText, text } from '#platform/contract/fields.ts'
import {
  DocumentLink,
  HandedInput,
  LetterDraft,
  DiscardedLetterInput,
  LetterInput,
  SavedLetterInput,
} from '#platform/contract/letter.ts'
import { reasonLabels } from '#shared/labels.ts'
import { onItsWay } from '#shared/mail-words.ts'
import { Quote } from './quote.ts'
import { acceptanceLabels, quoteNoun } from '../rules/quote-labels.ts'

const reason = text(reasonLabels.reason, { max: 500 })
/** For every call about quotes from inside the office. */
export const quotes = recordEndpoints({
  noun: quoteNoun,
  path: '/api/quotes',
  topic: 'quote',
  rights: { read: 'quotes:read', write: 'quotes:write', export: 'quotes:export' },
})
/** The version of the record that the caller saw; left out: the current one. */
const seen = z.object({ version: version.optional() })

/** An email with a quote's link. */
export const QuoteMail = seen.extend(LetterInput.shape)
export type QuoteMail = z.output<typeof QuoteMail>

/** The quote was sent without our email. */
export const QuoteHanded = seen.extend(HandedInput.shape)
export type QuoteHanded = z.output<typeof QuoteHanded>

/** An acceptance received another way; the upload's one file, or the note, is the evidence. */
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

/** A quote's changes of state: approval, sending, the answer, the next revision, the archive. */
export const quoteStateEndpoints = {
  submitQuote: quotes.action('submit', {
    summary: 'Ask for approval of a quote above the limits.',
    body: seen,
    output: Quote,
    message: 'Quote sent for approval.',
  }),
  approveQuote: quotes.action('approve', {
    permission: 'quotes:approve',
    summary: 'Approve a quote, so that it can be sent.',
    body: seen,
    output: Quote,
    message: 'Quote approved.',
  }),
  sendBackQuote: quotes.action('send-back', {
    permission: 'quotes:approve',
    summary: 'Send a quote back for changes, with the reason.',
    body: seen.extend({ reason }),
    output: Quote,
    message: 'Quote sent back.',
  }),
  sendQuote: quotes.action('send', {
    summary: 'Issue a quote and email its link. From then on it never changes.',
    body: QuoteMail,
    output: Quote,
    message: onItsWay('The quote'),
  }),
  remindQuote: quotes.action('remind', {
    summary: 'Email the link of a sent quote again.',
    body: QuoteMail,
    output: Quote,
    message: onItsWay('The quote'),
  }),
  getQuoteLetter: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/letter',
    permission: 'quotes:write',
    summary: 'The letter that would go out with a quote now.',
    topic: 'quote',
    params: idParams,
    output: LetterDraft,
  }),
  saveQuoteLetter: quotes.action('save-letter', {
    summary: 'Put a quote’s letter aside as typed, to be sent later.',
    body: SavedLetterInput,
    output: Quote,
    message: 'Letter saved.',
  }),
  discardQuoteLetter: quotes.action('discard-letter', {
    summary: 'Delete the letter that was put aside, for the standard one.',
    body: DiscardedLetterInput,
    output: Quote,
    message: 'Letter discarded.',
  }),
  markQuoteSent: quotes.action('mark-sent', {
    summary: 'Record that an issued quote was sent without our email.',
    body: QuoteHanded,
    output: Quote,
    message: 'Quote marked as sent.',
  }),
  makeQuoteLink: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/link',
    permission: 'quotes:write',
    summary: 'Make a new link to a sent quote, to pass on another way.',
    params: idParams,
    output: DocumentLink,
    // Not repeatable: answers of repeatable writes are stored for a month, and a secret must not be stored.
    effect: 'own_transactions',
  }),
  copiedQuoteLink: quotes.action('link-copied', {
    summary: 'Record that a quote’s link was copied, to pass it on.',
    output: Quote,
    message: 'Link copied.',
  }),
  revokeQuoteLinks: quotes.action('revoke-links', {
    summary: 'Close every link of a quote at once.',
    output: z.object({ revoked: z.number() }),
    message: 'Links closed.',
  }),
  acceptQuoteForClient: quotes.action('accept', {
    permission: 'quotes:accept',
    summary: 'Accept a quote for a client, with evidence: a file or a note.',
    body: StaffAcceptance,
    upload: { max_files: 1, max_bytes: 10_000_000 },
    output: Quote,
    message: 'Quote accepted.',
  }),
  declineQuote: quotes.action('decline', {
    summary: 'Record that the client declined, with the reason.',
    body: seen.extend({ reason }),
    output: Quote,
    message: 'Quote declined.',
  }),
  reviseQuote: quotes.action('revise', {
    summary: 'Make the next revision of a quote, which replaces it.',
    body: seen,
    output: Quote,
    message: 'New version made.',
  }),
  archiveQuotes: quotes.archiveMany(),
  restoreQuotes: quotes.restoreMany(),
}
