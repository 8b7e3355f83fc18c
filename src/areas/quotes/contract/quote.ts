import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { localDate } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalEmail,
  optionalMobile,
  optionalPercent,
  optionalReference,
  optionalText,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { gstRules } from '#shared/gst.ts'
import { maxCents } from '#shared/money.ts'
import { quoteLabels as labels } from '../rules/quote-labels.ts'
import { discountTypes, quoteStatuses } from './choices.ts'
import { QuoteLine, QuoteLineInput } from './quote-line.ts'
import { fault, letterFields } from '#platform/contract/letter.ts'
import { letterStates } from '#shared/mail-words.ts'

/** Fields that need a right of their own to see and set, like the prices and costs of lines. */
export const quoteFieldRights = {
  internal_notes: 'quotes:margin',
  discount_type: 'quotes:prices',
  discount_value: 'quotes:prices',
} as const satisfies Record<string, Permission>

/** Fields for viewers with the right to quote prices. */
const priced = <S extends z.ZodType>(schema: S) => seenBy(schema, 'quotes:prices')

/** Why a quote needs approval: margins are for those who may see them. */
const ApprovalReason = z.object({ kind: z.enum(['total', 'margin']), words: z.string() })
export type ApprovalReason = z.output<typeof ApprovalReason>

/** A quote in a list: always the latest revision of its number. */
export const QuoteRow = z
  .object({
    id: z.number(),
    quote_no: z.string(),
    revision: z.number(),
    title: z.string(),
    status: z.enum(quoteStatuses),
    client_id: z.number().nullable(),
    /** The client's name, or the prospect's. */
    client: z.string(),
    site: z.string().nullable(),
    job_type: z.string(),
    quote_date: z.string(),
    valid_until: z.string(),
    sales_user_id: z.number().nullable(),
    sales_user: z.string().nullable(),
    /** With GST; for an accepted quote, with the chosen options. */
    total_cents: priced(z.number()),
    sent_at: z.string().nullable(),
    ...letterFields,
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'QuoteRow' })
export type QuoteRow = z.output<typeof QuoteRow>

/** Who accepted, when and how. */
export const QuoteAcceptance = z.object({
  accepted_at: z.string(),
  method: z.enum(['link', 'staff']),
  name: z.string(),
  email: z.string().nullable(),
  po_number: z.string().nullable(),
  selected_line_ids: z.array(z.number()),
  total_cents: priced(z.number()),
  evidence_note: z.string().nullable(),
  /** The URL of the file that staff added as evidence, often the signed quote. */
  evidence_file: priced(z.string().nullable()),
})

/** A quote, in full. */
export const Quote = QuoteRow.extend({
  company_id: z.number(),
  fault,
  /** The state of the last reminder's email. */
  reminder: z.enum(letterStates).nullable(),
  is_latest: z.number(),
  /** `Q-000123 version 2` of the quote that took its place. */
  replaced_by: z.string().nullable(),
  replaced_by_id: z.number().nullable(),
  prospect_name: z.string().nullable(),
  prospect_email: z.string().nullable(),
  prospect_mobile: z.string().nullable(),
  prospect_address: z.string().nullable(),
  contact_id: z.number().nullable(),
  contact: z.string().nullable(),
  job_site_id: z.number().nullable(),
  site_address: z.string().nullable(),
  description: z.string().nullable(),
  terms_id: z.number().nullable(),
  /** The titles of its terms and footer. */
  terms: z.string().nullable(),
  footer_id: z.number().nullable(),
  footer: z.string().nullable(),
  client_notes: z.string().nullable(),
  internal_notes: seenBy(z.string().nullable(), quoteFieldRights.internal_notes),
  exclusions: z.string().nullable(),
  assumptions: z.string().nullable(),
  discount_type: priced(z.enum(discountTypes)),
  /** Percent, or cents. */
  discount_value: priced(z.number()),
  gst_applies: z.number(),
  gst_rule: z.enum(gstRules),
  deposit_percent: z.number().nullable(),
  show_line_prices: z.number(),
  subtotal_cents: priced(z.number()),
  discount_cents: priced(z.number()),
  gst_cents: priced(z.number()),
  /** The margin on the price before GST, in percent; null without costs. */
  margin_percent: seenBy(z.number().nullable(), 'quotes:margin'),
  /** Above the settings' limit, or below their minimum margin. */
  needs_approval: z.number(),
  approval_reasons: z.array(ApprovalReason),
  /** The viewer made it or asked for its approval, and someone else may approve it. */
  is_own_approval: z.number(),
  /** Its last day has passed. */
  is_past: z.number(),
  /** Not counting text lines, which nobody can accept. */
  line_count: z.number(),
  sent_to: z.string().nullable(),
  /** Where a new email of it would go: the contact, the client or the prospect. */
  send_to: z.string().nullable(),
  send_to_name: z.string().nullable(),
  first_viewed_at: z.string().nullable(),
  view_count: z.number(),
  declined_at: z.string().nullable(),
  decline_reason: z.string().nullable(),
  sent_back_reason: z.string().nullable(),
  archive_reason: z.string().nullable(),
  acceptance: QuoteAcceptance.nullable(),
  updated_at: z.string(),
  lines: z.array(QuoteLine),
}).meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

const longText = (label: string) => optionalText(label, { max: 20_000, lines: 400 })

const discountValue = z
  .number(`${labels.discount_value} must be a number.`)
  .min(0, `${labels.discount_value} cannot be negative.`)
  .max(maxCents, `${labels.discount_value} is too large.`)
  .refine((value) => Number(value.toFixed(2)) === value, `${labels.discount_value} can have two decimals.`)

const fields = z.object({
  client_id: optionalReference(labels.client_id),
  prospect_name: optionalText(labels.prospect_name, { max: 150 }),
  prospect_email: optionalEmail(),
  prospect_mobile: optionalMobile(),
  prospect_address: optionalText(labels.prospect_address, { max: 250 }),
  contact_id: optionalReference(labels.contact_id),
  job_site_id: optionalReference(labels.job_site_id),
  site_address: optionalText(labels.site_address, { max: 250 }),
  title: text(labels.title, { min: 2, max: 200 }),
  description: longText(labels.description),
  quote_date: localDate(labels.quote_date),
  valid_until: localDate(labels.valid_until),
  job_type: text(labels.job_type, { max: 120 }),
  sales_user_id: optionalReference(labels.sales_user_id),
  terms_id: optionalReference(labels.terms_id),
  footer_id: optionalReference(labels.footer_id),
  client_notes: longText(labels.client_notes),
  internal_notes: longText(labels.internal_notes),
  exclusions: longText(labels.exclusions),
  assumptions: longText(labels.assumptions),
  discount_type: oneOf(labels.discount_type, discountTypes),
  discount_value: discountValue,
  deposit_percent: optionalPercent(labels.deposit_percent),
  show_line_prices: yesNo(),
  lines: z.array(QuoteLineInput).max(500, 'A quote can have up to 500 lines.'),
})
export type QuoteFields = z.output<typeof fields>

/** A new quote: title and job type are required; dates, terms and the rest default to the settings. */
export const QuoteInput = fields
  .partial()
  .extend(fields.pick({ title: true, job_type: true }).shape)
  .meta({ id: 'QuoteInput' })
export type QuoteInput = z.output<typeof QuoteInput>

/** An edit: the version it is based on and the fields that changed; lines are sent as a complete list. */
export const QuotePatch = fields.partial().extend({ version }).meta({ id: 'QuotePatch' })
export type QuotePatch = z.output<typeof QuotePatch>
