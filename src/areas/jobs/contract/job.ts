import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { localDate, localTime, optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalCents,
  optionalPercent,
  optionalReference,
  optionalText,
  reference,
  text,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { holdLabels, jobLabels as labels } from '../rules/job-labels.ts'
import { AgreedPlan } from './quoted-plan.ts'
import { billingMethods, manualHoldKinds, holdKinds, jobStatuses } from './choices.ts'

/** Fields that need a right of their own, to see and to change. */
export const jobFieldRights = {
  po_limit_cents: 'jobs:rates',
  fixed_price_cents: 'jobs:rates',
  budget_cents: 'jobs:rates',
  retention_percent: 'jobs:rates',
} as const satisfies Record<string, Permission>

/** A job in a list. */
export const JobRow = z
  .object({
    id: z.number(),
    job_no: z.string(),
    title: z.string(),
    client_id: z.number(),
    client: z.string(),
    site: z.string(),
    site_suburb: z.string(),
    job_type: z.string(),
    status: z.enum(jobStatuses),
    start_date: z.string(),
    end_date: z.string(),
    po_number: z.string().nullable(),
    project_id: z.number().nullable(),
    project: z.string().nullable(),
    allocator: z.string().nullable(),
    sales_user: z.string().nullable(),
    /** Orders not cancelled, and those from today on that lack plant or a driver; only orders the viewer may see. */
    orders: z.number(),
    unfilled_orders: z.number(),
    cancel_reason: z.string().nullable(),
    cancelled_at: z.string().nullable(),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'JobRow' })
export type JobRow = z.output<typeof JobRow>

/** A hold to raise on a job. */
export const JobHoldInput = z.object({
  kind: z.enum(manualHoldKinds, 'Choose a check.'),
  detail: optionalText(holdLabels.detail, { max: 500 }),
})

/** What prevents a job from being confirmed, until it is cleared or overridden. */
export const JobHold = z
  .object({
    kind: z.enum(holdKinds),
    detail: z.string().nullable(),
    raised_at: z.string(),
    cleared_at: z.string().nullable(),
    cleared_by: z.string().nullable(),
    /** Why it may proceed without what was asked for. */
    override_reason: z.string().nullable(),
  })
  .meta({ id: 'JobHold' })
export type JobHold = z.output<typeof JobHold>

/** A job, in full. */
export const Job = JobRow.extend({
  depot_id: z.number().nullable(),
  contact_id: z.number().nullable(),
  contact: z.string().nullable(),
  job_site_id: z.number(),
  quote_id: z.number().nullable(),
  quote_no: z.string().nullable(),
  description: z.string().nullable(),
  status_before_hold: z.enum(jobStatuses).nullable(),
  hold_reason: z.string().nullable(),
  default_start_time: z.string(),
  po_limit_cents: seenBy(z.number().nullable(), jobFieldRights.po_limit_cents),
  po_expires_on: z.string().nullable(),
  sales_user_id: z.number().nullable(),
  allocator_id: z.number().nullable(),
  billing_method: z.enum(billingMethods),
  fixed_price_cents: seenBy(z.number().nullable(), jobFieldRights.fixed_price_cents),
  budget_cents: seenBy(z.number().nullable(), jobFieldRights.budget_cents),
  retention_percent: seenBy(z.number().nullable(), jobFieldRights.retention_percent),
  min_pl_cover_cents: z.number().nullable(),
  safety_notes: z.string().nullable(),
  /** null for people booked on it, like the reasons. */
  internal_notes: z.string().nullable(),
  archive_reason: z.string().nullable(),
  /** Pending orders, and confirmed ones that have not ended: with any, a job is not complete. */
  unfinished_orders: z.number(),
  holds: z.array(JobHold),
  updated_at: z.string(),
}).meta({ id: 'Job' })
export type Job = z.output<typeof Job>

const fields = z.object({
  client_id: reference(labels.client_id),
  contact_id: optionalReference(labels.contact_id),
  job_site_id: reference(labels.job_site_id),
  depot_id: optionalReference(labels.depot_id),
  project_id: optionalReference(labels.project_id),
  title: text(labels.title, { min: 2, max: 200 }),
  description: optionalText(labels.description, { max: 20_000, lines: 400 }),
  job_type: text(labels.job_type, { max: 120 }),
  start_date: localDate(labels.start_date),
  end_date: localDate(labels.end_date),
  default_start_time: localTime(labels.default_start_time),
  po_number: optionalText(labels.po_number, { max: 60 }),
  po_limit_cents: optionalCents(labels.po_limit_cents),
  po_expires_on: optionalLocalDate(labels.po_expires_on),
  sales_user_id: optionalReference(labels.sales_user_id),
  allocator_id: optionalReference(labels.allocator_id),
  billing_method: oneOf(labels.billing_method, billingMethods),
  fixed_price_cents: optionalCents(labels.fixed_price_cents),
  budget_cents: optionalCents(labels.budget_cents),
  retention_percent: optionalPercent(labels.retention_percent),
  min_pl_cover_cents: optionalCents(labels.min_pl_cover_cents),
  safety_notes: optionalText(labels.safety_notes, { max: 4000, lines: 100 }),
  internal_notes: optionalText(labels.internal_notes, { max: 4000, lines: 100 }),
})
export type JobFields = z.output<typeof fields>

const required = { client_id: true, job_site_id: true, title: true, job_type: true } as const
const requiredDates = { start_date: true, end_date: true } as const

/** A job form's values. */
export const JobForm = fields
  .partial()
  .extend(fields.pick({ ...required, ...requiredDates }).shape)
  .meta({ id: 'JobForm' })

/** A new job. It starts as a draft, or as pending when the client has asked for it. */
export const JobInput = JobForm.extend({
  status: oneOf(labels.status, ['Draft', 'Pending']).optional(),
  /** Why a client on credit hold gets a job anyway. */
  credit_override_reason: optionalText(labels.credit_override_reason, { max: 200 }),
}).meta({ id: 'JobInput' })
export type JobInput = z.output<typeof JobInput>

/** An edit: the version it is based on and the fields that changed. */
export const JobPatch = fields.partial().extend({ version }).meta({ id: 'JobPatch' })
export type JobPatch = z.output<typeof JobPatch>

/** What an accepted quote lacks. Client and site are used where the quote has none on file. */
export const QuotedJobInput = fields
  .pick({ start_date: true, end_date: true })
  .extend(
    fields
      .pick({
        client_id: true,
        contact_id: true,
        job_site_id: true,
        default_start_time: true,
        po_number: true,
        allocator_id: true,
      })
      .partial().shape,
  )
  .extend({
    credit_override_reason: optionalText(labels.credit_override_reason, { max: 200 }),
    /** The preview that it is made by; without one every machine comes on every day. */
    plan: AgreedPlan.optional(),
  })
  .meta({ id: 'QuotedJobInput' })
export type QuotedJobInput = z.output<typeof QuotedJobInput>
