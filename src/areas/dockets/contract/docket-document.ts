import * as z from 'zod'
import { RichText } from '#platform/contract/rich-text.ts'
import { chargeUnits } from '#shared/units.ts'
import { signingMethods } from './choices.ts'
import { DocketEntry, DocketLoad } from './docket.ts'

const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

/** Who signed exactly which document. */
const ModelSignature = z.object({
  method: z.enum(signingMethods),
  name: z.string(),
  role: z.string().nullable(),
  contact: z.string().nullable(),
  signed_at: z.string(),
  /** Which of us recorded an agreement by phone. */
  by: z.string().nullable(),
  /** The signed revision: an earlier one if this one asks for nothing more. */
  of_revision: z.number(),
  signature_sha256: z.string().nullable(),
  document_sha256: z.string(),
})
export type ModelSignature = z.output<typeof ModelSignature>

/** What a docket said when submitted: everything its document shows. Prices are not part of it, so none can leak. */
export const DocketModel = z
  .object({
    number: z.string(),
    revision: z.number(),
    seller: Party,
    logo_sha256: z.string().nullable(),
    buyer: Party,
    order_no: z.string(),
    job: z.string(),
    site: z.string(),
    po_number: z.string().nullable(),
    shift_date: z.string(),
    starts_at: z.string(),
    finishes_at: z.string(),
    worked_minutes: z.number(),
    standby_minutes: z.number(),
    break_minutes: z.number(),
    travel_minutes: z.number(),
    /** Why the day came to little; absent on ordinary days. */
    short_day: z.string().optional(),
    driver: z.string().nullable(),
    asset: z.string().nullable(),
    /** What was used on the machine, else what was to be: codes and names; absent without any, and in older dockets. */
    attachments: z.array(z.string()).optional(),
    /** Toll gantries passed; absent without any. */
    tolls: z.string().optional(),
    smu_start: z.number().nullable(),
    smu_finish: z.number().nullable(),
    odometer_start: z.number().nullable(),
    odometer_finish: z.number().nullable(),
    description: z.string().nullable(),
    operator_comment: z.string().nullable(),
    client_comment: z.string().nullable(),
    entries: z.array(DocketEntry),
    loads: z.array(DocketLoad.omit({ tip_order_id: true })),
    /** Of loads' tickets; dockets issued before they were shown have none. */
    photos: z.array(z.object({ load_no: z.number(), sha256: z.string() })).optional(),
    lines: z.array(
      z.object({
        description: z.string(),
        unit: z.enum(chargeUnits),
        quantity: z.number(),
        /** The computed quantity, where another one was agreed. */
        computed: z.number().nullable(),
        reason: z.string().nullable(),
        /** The least that the rate charges, `4 h`; dockets issued before it was shown have none. */
        minimum: z.string().nullable().optional(),
        is_billable: z.number(),
      }),
    ),
    /** Terms and conditions; absent in older dockets. */
    terms: RichText.nullable().optional(),
    signature: ModelSignature.nullable(),
  })
  .meta({ id: 'DocketModel' })
export type DocketModel = z.output<typeof DocketModel>

/** What the client receives, or would receive now. */
export const DocketDocument = z
  .object({
    model: DocketModel,
    /** Why it is not to be relied on: Draft, Replaced by D-000123 version 2. */
    mark: z.string().nullable(),
    model_sha256: z.string().nullable(),
    issued_at: z.string().nullable(),
    /** The URLs of the pictures. */
    logo: z.string().nullable(),
    signature: z.string().nullable(),
  })
  .meta({ id: 'DocketDocument' })
export type DocketDocument = z.output<typeof DocketDocument>
