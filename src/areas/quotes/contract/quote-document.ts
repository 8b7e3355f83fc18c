import * as z from 'zod'
import { RichText } from '#platform/contract/rich-text.ts'
import { gstRules } from '#shared/gst.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { discountTypes, lineKinds } from './choices.ts'

const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

const ModelLine = z.object({
  id: z.number(),
  kind: z.enum(lineKinds),
  description: z.string(),
  unit: z.enum(chargeUnits),
  quantity: z.number(),
  min_quantity: z.number().nullable(),
  /** Absent in what was sent before minimums were priced. */
  charged_quantity: z.number().nullable().optional(),
  unit_price_cents: z.number(),
  gst_code: z.enum(gstCodes),
  is_optional: z.number(),
  is_selected: z.number(),
})
export type ModelLine = z.output<typeof ModelLine>

/** Who agreed to it, for the evidence page. */
const ModelAcceptance = z.object({
  method: z.enum(['link', 'staff']),
  name: z.string(),
  email: z.string().nullable(),
  po_number: z.string().nullable(),
  accepted_at: z.string(),
  selected_line_ids: z.array(z.number()),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  evidence_note: z.string().nullable(),
  evidence_file: z.string().nullable(),
  /** Which of us accepted on the client's behalf. */
  by: z.string().nullable(),
  signature_sha256: z.string().nullable(),
  /** The hash of the document they agreed to. */
  document_sha256: z.string(),
})

/**
 * What a quote said when sent: everything its document is made from. {@link PublicQuoteModel} leaves out what
 * a client may not see.
 */
export const QuoteModel = z
  .object({
    number: z.string(),
    revision: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    quote_date: z.string(),
    valid_until: z.string(),
    job_type: z.string(),
    seller: Party,
    /** The sha256 of the picture; null without one. */
    logo_sha256: z.string().nullable(),
    buyer: Party,
    site: z.string().nullable(),
    sales_user: z.string().nullable(),
    show_line_prices: z.number(),
    gst_applies: z.number(),
    gst_rule: z.enum(gstRules),
    discount_type: z.enum(discountTypes),
    discount_value: z.number(),
    deposit_percent: z.number().nullable(),
    lines: z.array(ModelLine),
    /** What hire is charged besides its price, a sentence each; absent in what was sent before quotes said so. */
    hire_charges: z.array(z.string()).optional(),
    client_notes: z.string().nullable(),
    exclusions: z.string().nullable(),
    assumptions: z.string().nullable(),
    terms: RichText.nullable(),
    footer: RichText.nullable(),
    acceptance: ModelAcceptance.nullable(),
  })
  .meta({ id: 'QuoteModel' })
export type QuoteModel = z.output<typeof QuoteModel>

/**
 * The same, as sent through the link. Where line prices are hidden, only options have one, since a client
 * must know what a choice costs. The server then provides the totals.
 */
export const PublicQuoteModel = QuoteModel.extend({
  lines: z.array(ModelLine.extend({ unit_price_cents: z.number().nullable() })),
}).meta({ id: 'PublicQuoteModel' })
export type PublicQuoteModel = z.output<typeof PublicQuoteModel>
export type PublicLine = PublicQuoteModel['lines'][number]

/** The preview: what the client receives, or would receive now. */
export const QuoteDocument = z
  .object({
    model: QuoteModel,
    /** Why it is not to be relied on: Draft, Replaced by Q-000123 version 2. */
    mark: z.string().nullable(),
    /** null for one not sent yet. */
    model_sha256: z.string().nullable(),
    issued_at: z.string().nullable(),
    /** The URL of the logo. */
    logo: z.string().nullable(),
    /** The URL of the drawn signature. */
    signature: z.string().nullable(),
  })
  .meta({ id: 'QuoteDocument' })
export type QuoteDocument = z.output<typeof QuoteDocument>
