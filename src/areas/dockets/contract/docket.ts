import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { instant as instantOf } from '#platform/contract/date-fields.ts'
import {
  optionalDecimal,
  optionalOneOf,
  optionalText,
  optionalReference,
  optionalWholeNumber,
  positiveCents,
  quantity,
  reference,
  text,
  unitPrice,
} from '#platform/contract/fields.ts'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { reasonLabels } from '#shared/labels.ts'
import { docketAnswerLabels, docketLabels, phoneSigningLabels } from '../rules/docket-labels.ts'
import {
  agreedLabels,
  docketLineLabels,
  loadLabels,
  stopLabels,
  usedLabels,
} from '../rules/docket-row-labels.ts'
import {
  accountsReasons,
  docketSources,
  docketStatuses,
  entryKinds,
  shortDayKinds,
  signingMethods,
  signingParties,
  varianceCodes,
} from './choices.ts'
import { DocketLine, priced } from './docket-line.ts'
import { loadTonnes, loadVolume } from './load-figures.ts'

export const DocketEntry = z.object({
  kind: z.enum(entryKinds),
  started_at: z.string(),
  ended_at: z.string(),
  note: z.string().nullable(),
})
export const DocketLoad = z.object({
  load_no: z.number(),
  material: z.string(),
  source: z.string().nullable(),
  tip: z.string().nullable(),
  loaded_at: z.string(),
  tipped_at: z.string().nullable(),
  /** Of its weighbridge ticket; absent on loads recorded before they were asked for. */
  gross_t: z.number().nullable().optional(),
  tare_t: z.number().nullable().optional(),
  net_t: z.number().nullable(),
  volume_m3: z.number().nullable(),
  ticket_no: z.string().nullable(),
  waste_record_no: z.string().nullable(),
  /** The order's tip order that it was for; absent on loads recorded before there were any. */
  tip_order_id: z.number().nullable().optional(),
  /** Absent on loads recorded before there were notes: what was signed stays as it was. */
  note: z.string().nullable().optional(),
})
export type DocketLoad = z.output<typeof DocketLoad>
/** What was used on the machine; null hours: as long as it worked. */
export const DocketAttachment = z
  .object({ attachment_id: z.number(), name: z.string(), hours: z.number().nullable() })
  .meta({ id: 'DocketAttachment' })
export type DocketAttachment = z.output<typeof DocketAttachment>
const DocketVariance = z.object({ code: z.enum(varianceCodes), text: z.string() })

const DocketSignature = z
  .object({
    party: z.enum(signingParties),
    name: z.string(),
    role: z.string().nullable(),
    contact: z.string().nullable(),
    method: z.enum(signingMethods),
    signed_at: z.string(),
    model_sha256: z.string(),
    /** The URL of the drawn signature; null for one by phone. */
    image: z.string().nullable(),
  })
  .meta({ id: 'DocketSignature' })

/** A docket in a list. */
export const DocketRow = z
  .object({
    id: z.number(),
    docket_no: z.string(),
    revision: z.number(),
    source: z.enum(docketSources),
    status: z.enum(docketStatuses),
    shift_date: z.string(),
    starts_at: z.string(),
    finishes_at: z.string(),
    worked_minutes: z.number(),
    standby_minutes: z.number(),
    client_id: z.number(),
    client: z.string(),
    job_id: z.number(),
    job_no: z.string(),
    job_item_id: z.number(),
    order_no: z.string(),
    driver_id: z.number().nullable(),
    driver: z.string().nullable(),
    asset_id: z.number().nullable(),
    asset: z.string().nullable(),
    variance: z.array(DocketVariance),
    /** The charge before discount and GST; null while a line has no price. */
    total_cents: priced(z.number().nullable()),
    version: z.number(),
  })
  .meta({ id: 'DocketRow' })
export type DocketRow = z.output<typeof DocketRow>

/** A docket, in full. */
export const Docket = DocketRow.extend({
  is_latest: z.number(),
  job_title: z.string(),
  site: z.string(),
  /** The order as planned. */
  planned_starts_at: z.string(),
  planned_ends_at: z.string(),
  driver_job_id: z.number().nullable(),
  break_minutes: z.number(),
  travel_minutes: z.number(),
  short_day: z.enum(shortDayKinds).nullable(),
  /** Of a late cancellation: when the client cancelled, and how far the site is from the depot. */
  cancelled_at: z.string().nullable(),
  distance_km: z.number().nullable(),
  attachments: z.array(DocketAttachment),
  toll_count: z.number().nullable(),
  tolls_cents: priced(z.number().nullable()),
  smu_start: z.number().nullable(),
  smu_finish: z.number().nullable(),
  odometer_start: z.number().nullable(),
  odometer_finish: z.number().nullable(),
  po_number: z.string().nullable(),
  description: z.string().nullable(),
  client_comment: z.string().nullable(),
  operator_comment: z.string().nullable(),
  unsigned_reason: z.string().nullable(),
  /** The query, and the driver's answer with this revision. */
  query_reason: z.string().nullable(),
  query_answer: z.string().nullable(),
  overlap_reason: z.string().nullable(),
  /** Why it was approved despite its flags. */
  override_reason: z.string().nullable(),
  void_reason: z.string().nullable(),
  submitted_at: z.string().nullable(),
  approved_at: z.string().nullable(),
  approver: z.string().nullable(),
  entries: z.array(DocketEntry),
  loads: z.array(DocketLoad),
  lines: z.array(DocketLine),
  signatures: z.array(DocketSignature),
  /** All revisions of this number, latest first. */
  revisions: z.array(z.object({ id: z.number(), revision: z.number(), status: z.enum(docketStatuses) })),
  /** What decides whether this viewer may approve it. */
  unpriced_line: z.string().nullable(),
  needs_accounts: z.enum(accountsReasons).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Docket' })
export type Docket = z.output<typeof Docket>

const instant = (label: string) => instantOf(`${label} must be a date and time.`)

const EntryInput = z
  .object({
    kind: z.enum(['travel', 'standby', 'break', 'breakdown']),
    started_at: instant(stopLabels.from),
    ended_at: instant(stopLabels.to),
    note: optionalText(stopLabels.note),
  })
  .refine(({ started_at, ended_at }) => ended_at > started_at, {
    path: ['ended_at'],
    error: 'Finish time must be after start time.',
  })
const LoadInput = z.object({
  material: text(loadLabels.material, { max: 80 }),
  source: optionalText(loadLabels.source, { max: 120 }),
  tip: optionalText(loadLabels.tip, { max: 120 }),
  loaded_at: instant(loadLabels.loaded_at),
  tipped_at: instant(loadLabels.tipped_at).nullable().optional(),
  gross_t: loadTonnes('gross_t'),
  tare_t: loadTonnes('tare_t'),
  /** Gross less tare where it is not given. */
  net_t: loadTonnes(),
  volume_m3: loadVolume(),
  ticket_no: optionalText(loadLabels.ticket_no, { max: 40 }),
  waste_record_no: optionalText(loadLabels.waste_record_no, { max: 40 }),
  note: optionalText(loadLabels.note, { max: 300 }),
  /** As a docket was read, to tell its loads apart; which one it is for follows from the load itself, whatever is sent. */
  tip_order_id: z.unknown().optional(),
})
/** By the position of a computed line: the agreed quantity, and why. */
const AgreedInput = z.object({
  position: z.number().int().positive(),
  quantity_agreed: quantity(agreedLabels.quantity_agreed).or(z.literal(0)),
  reason: text(agreedLabels.reason, { min: 2, max: 300 }),
})
export const UsedAttachment = z.object({
  attachment_id: reference(usedLabels.attachment_id),
  hours: optionalDecimal(usedLabels.hours, 24).refine(
    (hours) => hours == null || hours > 0,
    `${usedLabels.hours} must be more than 0.`,
  ),
})
const reading = (label: string) =>
  z.number().min(0, `${label} cannot be negative.`).max(9_999_999).nullable().optional()

/** A docket's readings and texts: typed in its form as they are sent. */
export const plainFacts = {
  smu_start: reading(docketLabels.smu_start),
  smu_finish: reading(docketLabels.smu_finish),
  odometer_start: reading(docketLabels.odometer_start),
  odometer_finish: reading(docketLabels.odometer_finish),
  toll_count: optionalWholeNumber(docketLabels.toll_count, { min: 1, max: 200 }),
  /** What they cost together; absent: as it was. */
  tolls_cents: positiveCents(docketLabels.tolls_cents).nullable().optional(),
  po_number: optionalText(docketLabels.po_number, { max: 60 }),
  description: optionalText(docketLabels.description, { max: 1000 }),
  operator_comment: optionalText(docketLabels.operator_comment, { max: 1000 }),
  /** Why it may overlap another docket of the driver or machine. */
  overlap_reason: optionalText(docketLabels.overlap_reason, { max: 300 }),
}
const facts = z.object({
  asset_id: optionalReference(docketLabels.asset_id),
  driver_id: optionalReference(docketLabels.driver_id),
  starts_at: instant(docketLabels.starts_at),
  /** Only a day cut short, on which no one worked, has no finish. */
  finishes_at: instant(docketLabels.finishes_at).nullable().optional(),
  short_day: optionalOneOf(docketLabels.short_day, shortDayKinds).default(null),
  cancelled_at: instant(docketLabels.cancelled_at).nullable().default(null),
  distance_km: optionalDecimal(docketLabels.distance_km, 2000).default(null),
  /** Breaks and the like between start and finish, and travel before and after. */
  entries: z.array(EntryInput).max(60).default([]),
  loads: z.array(LoadInput).max(200).default([]),
  attachments: z.array(UsedAttachment).max(20, 'There are at most 20 attachments.').default([]),
  agreed: z.array(AgreedInput).max(200).default([]),
  ...plainFacts,
})
/** A docket entered by the office for an order: from a paper docket, or from its own knowledge. */
export const DocketInput = facts
  .extend({ job_item_id: reference(docketLabels.job_item_id), source: z.enum(['paper', 'office']) })
  .meta({ id: 'DocketInput' })
export type DocketInput = z.output<typeof DocketInput>
export type DocketFactsInput = z.output<typeof facts>
/** The next revision of a queried docket. */
export const DocketRevision = facts.extend({ version: version.optional() }).meta({ id: 'DocketRevision' })
export type DocketRevision = z.output<typeof DocketRevision>

/** A driver's answer to a query: a message to the office, and the day as it was. */
export const DocketAnswer = facts
  .omit({
    asset_id: true,
    driver_id: true,
    po_number: true,
    description: true,
    agreed: true,
    overlap_reason: true,
    short_day: true,
    cancelled_at: true,
    distance_km: true,
    attachments: true,
    toll_count: true,
    tolls_cents: true,
  })
  .extend({ answer: text(docketAnswerLabels.answer, { min: 2, max: 1000 }), version: version.optional() })
  .meta({ id: 'DocketAnswer' })
export type DocketAnswer = z.output<typeof DocketAnswer>

export const stated = z.object({ version: version.optional() })
/** An approval, with a reason where a flag requires one. */
export const Approval = stated.extend({ override: OverrideInput.optional() })
export const withReason = stated.extend({ reason: text(reasonLabels.reason, { min: 2, max: 300 }) })
/** Who agreed on the phone for the client. */
export const PhoneSigning = stated.extend({
  name: text(phoneSigningLabels.name, { min: 2, max: 120 }),
  role: optionalText(phoneSigningLabels.role, { max: 80 }),
  contact: optionalText(phoneSigningLabels.contact, { max: 120 }),
})
export const RateChoiceInput = stated.extend({ job_rate_id: reference(docketLineLabels.job_rate_id) })
export const LinePrice = stated.extend({
  unit_price_cents: unitPrice(docketLineLabels.unit_price_cents),
  price_source: text(docketLineLabels.price_source, { min: 2, max: 200 }),
})
