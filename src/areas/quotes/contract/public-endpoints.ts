import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { optionalEmail, optionalText, text } from '#platform/contract/fields.ts'
import { answerLabels as labels } from '../rules/answer-labels.ts'
import { quoteStatuses } from './choices.ts'
import { publicRoutes } from './public-routes.ts'
import { PublicQuoteModel } from './quote-document.ts'

/** 43 characters; anything else opens nothing, like an unknown, expired or revoked one. */
const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) })

/** What a quote's link shows. `open` can be answered; the others say why not. */
export const publicQuoteStates = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const
export type PublicQuoteState = (typeof publicQuoteStates)[number]

/** A quote's total with some of its options, in cents. */
export const PublicTotals = z
  .object({
    subtotal_cents: z.number(),
    discount_cents: z.number(),
    gst_cents: z.number(),
    total_cents: z.number(),
  })
  .meta({ id: 'PublicTotals' })

export const PublicQuote = z
  .object({
    state: z.enum(publicQuoteStates),
    /** Shown instead of the buttons: "This quote expired on 12 Nov 2026. …"; null while it is open. */
    message: z.string().nullable(),
    declined_at: z.string().nullable(),
    status: z.enum(quoteStatuses),
    /** Render with `documentOfPublicQuote` from the rules, passing the ticked options and their total. */
    model: PublicQuoteModel,
    /** With the options as offered, or as accepted. */
    totals: PublicTotals,
    /** Identifies what is shown. Send it with the acceptance. */
    model_sha256: z.string(),
    /** The form's initial values. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    po_required: z.number(),
    has_logo: z.number(),
    has_signature: z.number(),
    seller_phone: z.string().nullable(),
    seller_email: z.string().nullable(),
  })
  .meta({ id: 'PublicQuote' })
export type PublicQuote = z.output<typeof PublicQuote>

const unsigned = 'Sign and type your name to accept.'

const selectedLines = z.array(z.number().int().positive()).max(500)

/** The public page's form. The signature is the upload's one file, a PNG. */
export const PublicAcceptance = z
  .object({
    model_sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Reload the page.'),
    name: z
      .string(unsigned)
      .trim()
      .min(2, unsigned)
      .pipe(text(labels.name, { max: 120 })),
    email: optionalEmail(),
    po_number: optionalText(labels.po_number, { max: 60 }),
    terms_accepted: z.literal(1, 'Tick the box to accept the terms.'),
    /** The chosen options; all other lines count anyway. */
    selected_line_ids: selectedLines.default([]),
  })
  .meta({ id: 'PublicAcceptance' })
export type PublicAcceptance = z.output<typeof PublicAcceptance>

export const PublicDecline = z
  .object({ reason: text(labels.reason, { max: 500 }), name: optionalText(labels.name, { max: 120 }) })
  .meta({ id: 'PublicDecline' })

export const PublicCompany = z
  .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: 'PublicCompany' })

/** The page behind an email's link. The secret allows reading and answering this quote; it opens nothing else. */
export const publicQuoteEndpoints = {
  getPublicQuote: endpoint({
    ...publicRoutes.getPublicQuote,
    permission: 'public',
    summary: 'The quote that a link opens.',
    params: secretParams,
    output: PublicQuote,
  }),
  viewPublicQuote: endpoint({
    ...publicRoutes.viewPublicQuote,
    permission: 'public',
    summary: 'Record that the quote was opened; signed-in users are not counted.',
    params: secretParams,
    output: PublicQuote,
  }),
  totalPublicQuote: endpoint({
    ...publicRoutes.totalPublicQuote,
    permission: 'public',
    summary: 'The total of the quote with the given options.',
    params: secretParams,
    body: z.object({ selected_line_ids: selectedLines }).meta({ id: 'PublicChoice' }),
    output: PublicTotals,
  }),
  acceptPublicQuote: endpoint({
    ...publicRoutes.acceptPublicQuote,
    permission: 'public',
    summary: 'Accepts the quote, once: name, drawn signature and exactly the document that was shown.',
    params: secretParams,
    body: PublicAcceptance,
    output: PublicQuote,
    message: 'Quote accepted.',
  }),
  declinePublicQuote: endpoint({
    ...publicRoutes.declinePublicQuote,
    permission: 'public',
    summary: 'Declines the quote, with the reason.',
    params: secretParams,
    body: PublicDecline,
    output: PublicQuote,
    message: 'Quote declined.',
  }),
  publicQuotePdf: endpoint({
    ...publicRoutes.publicQuotePdf,
    permission: 'public',
    summary: 'The quote as a PDF; once accepted with its evidence page.',
    params: secretParams,
    output: z.string(),
  }),
  publicQuoteLogo: endpoint({
    ...publicRoutes.publicQuoteLogo,
    permission: 'public',
    summary: 'The logo on the quote.',
    params: secretParams,
    output: z.string(),
  }),
  publicQuoteSignature: endpoint({
    ...publicRoutes.publicQuoteSignature,
    permission: 'public',
    summary: 'The signature on the accepted quote.',
    params: secretParams,
    output: z.string(),
  }),
  getPublicCompany: endpoint({
    ...publicRoutes.getPublicCompany,
    permission: 'public',
    summary: 'The company’s contact details, for visitors without a link.',
    output: PublicCompany,
  }),
}
