import * as z from 'zod'
import { optionalReading } from '#areas/resources/contract/amount.ts'
import { localDate, localTime, optionalLocalDate, optionalLocalTime } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { optionalText, reference, text, yesNo } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { chargeUnits } from '#shared/units.ts'
import { dryHireLabels as labels } from '../rules/dry-hire-labels.ts'

/** What a dry hire is billed by: its time out, and the meter hours over those included. */
export const dryHireLines = ['hire', 'excess_hours'] as const

/** A line of a dry hire as far as it can be billed by today, with how it was worked out. */
const DryHireLine = z.object({
  line: z.enum(dryHireLines),
  description: z.string(),
  unit: z.enum(chargeUnits),
  quantity: z.number(),
  /** Cents with at most two decimals; null when it has no price. */
  unit_price_cents: z.number().nullable(),
  amount_cents: z.number(),
  steps: z.array(z.object({ words: z.string(), cents: z.number() })),
  /** On invoices, drafts included, less what was credited. */
  billed_cents: seenBy(z.number(), 'invoices:totals'),
})

/** A machine that a client has, or had, without a driver. */
export const DryHire = z
  .object({
    id: z.number(),
    job_id: z.number(),
    job_requirement_id: z.number(),
    asset_id: z.number(),
    fleet_no: z.string(),
    asset: z.string(),
    on_hire_at: z.string(),
    /** Hours; null where the meter was not read. */
    smu_on: z.number().nullable(),
    /** Null while the machine is out. */
    off_hire_at: z.string().nullable(),
    smu_off: z.number().nullable(),
    /** `OH-000123`, the client’s proof of when charging stopped. */
    off_hire_no: z.string().nullable(),
    notes: z.string().nullable(),
    recorded_by: z.string().nullable(),
    /** While it is out, the orders of its requirement that book it, by day. */
    booked: z.array(
      z.object({
        booking_id: z.number(),
        order_id: z.number(),
        order_no: z.string(),
        is_confirmed: z.number(),
        work_date: z.string(),
        /** An instant. */
        starts_at: z.string(),
      }),
    ),
    /** Why something is not charged. */
    flags: z.array(z.string()),
    lines: seenBy(z.array(DryHireLine), 'jobs:rates'),
    version: z.number(),
  })
  .meta({ id: 'DryHire' })
export type DryHire = z.output<typeof DryHire>

/** A requirement without drivers, and the machines booked for it that did not go out yet. */
export const DryRequirement = z
  .object({
    id: z.number(),
    /** Its category, or any, and its days. */
    asset_category_id: z.number().nullable(),
    asset_category: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    booked: z.array(
      z.object({
        id: z.number(),
        fleet_no: z.string(),
        name: z.string(),
        smu_current: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'DryRequirement' })
export type DryRequirement = z.output<typeof DryRequirement>

/** Where a machine is on dry hire. */
export const AssetOnHire = z
  .object({
    job_id: z.number(),
    job_no: z.string(),
    client: z.string(),
    on_hire_at: z.string(),
  })
  .meta({ id: 'AssetOnHire' })

const notes = optionalText(labels.notes, { max: 1000, lines: 20 })
const onHire = {
  asset_id: reference(labels.asset_id),
  on_date: localDate(labels.on_date),
  on_time: localTime(labels.on_time),
  smu_on: optionalReading(labels.smu_on, 1),
}

export const OnHireInput = z
  .object({ job_requirement_id: reference(labels.job_requirement_id), ...onHire, notes })
  .meta({ id: 'OnHireInput' })
export type OnHireInput = z.output<typeof OnHireInput>

export const OffHireInput = z
  .object({
    off_date: localDate(labels.off_date),
    off_time: localTime(labels.off_time),
    smu_off: optionalReading(labels.smu_off, 1),
    notes,
    /** Whether it is released from its orders that start after that, today or later, which are pending then. */
    release_orders: yesNo().optional(),
    version,
  })
  .meta({ id: 'OffHireInput' })
export type OffHireInput = z.output<typeof OffHireInput>

const reason = text(labels.reason, { max: 500 })

/** All of a dry hire as it should be; its off-hire only where one was recorded. */
export const DryHireCorrection = z
  .object({
    ...onHire,
    off_date: optionalLocalDate(labels.off_date),
    off_time: optionalLocalTime(labels.off_time),
    smu_off: optionalReading(labels.smu_off, 1),
    notes,
    reason,
    version,
  })
  .meta({ id: 'DryHireCorrection' })
export type DryHireCorrection = z.output<typeof DryHireCorrection>

export const RemovalInput = z.object({ reason, version }).meta({ id: 'DryHireRemoval' })
