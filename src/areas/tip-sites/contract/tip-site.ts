import * as z from 'zod'
import { localDate, localTime, optionalLocalDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  addressFields,
  addressShape,
  clearableText,
  oneOf,
  optionalPhone,
  optionalReference,
  optionalText,
  text,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import { acceptedLabels, dayLabels, tipSiteLabels as labels } from '../rules/tip-site-labels.ts'
import { tipSiteStatuses } from './choices.ts'

const DayHours = z.object({ opens: z.string().nullable(), closes: z.string().nullable() })
export type DayHours = z.output<typeof DayHours>
const AcceptedMaterial = z.object({ material: z.string(), conditions: z.string().nullable() })
export type AcceptedMaterial = z.output<typeof AcceptedMaterial>

/** A tip site in a list, with what says whether it is open. */
export const TipSiteRow = z
  .object({
    id: z.number(),
    name: z.string(),
    supplier_id: z.number().nullable(),
    supplier: z.string().nullable(),
    status: z.enum(tipSiteStatuses),
    phone: z.string().nullable(),
    suburb: z.string().nullable(),
    materials: z.array(AcceptedMaterial),
    /** Of the seven days from Monday on. */
    hours: z.array(DayHours),
    closed_dates: z.array(z.string()),
    closed_on_holidays: z.number(),
    licence_no: z.string().nullable(),
    licence_expires_on: z.string().nullable(),
    has_weighbridge: z.number(),
    queue_minutes: z.number().nullable(),
    credit_hold: z.number(),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'TipSiteRow' })
export type TipSiteRow = z.output<typeof TipSiteRow>

/** A tip site, in full. */
export const TipSite = TipSiteRow.extend({
  ...addressShape,
  contact_name: z.string().nullable(),
  pfas_ok: z.number(),
  asbestos_ok: z.number(),
  max_truck_class: z.string().nullable(),
  account_no: z.string().nullable(),
  gate_notes: z.string().nullable(),
  archive_reason: z.string().nullable(),
  updated_at: z.string(),
}).meta({ id: 'TipSite' })
export type TipSite = z.output<typeof TipSite>

const time = (label: string) =>
  z.preprocess((typed: string | null) => typed || null, localTime(label).nullable())
const day = z
  .object({ opens: time(dayLabels.opens), closes: time(dayLabels.closes) })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ['closes'],
    message: 'Enter both times, or neither.',
  })
  .refine(({ opens, closes }) => opens === null || closes === null || closes > opens, {
    path: ['closes'],
    message: 'It must close after it opens.',
  })

const accepted = z.object({
  material: text(acceptedLabels.material, { max: 120 }),
  conditions: clearableText(acceptedLabels.conditions, { max: 200 }).default(null),
})

const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  supplier_id: optionalReference(labels.supplier_id),
  status: oneOf(labels.status, tipSiteStatuses),
  contact_name: optionalText(labels.contact_name, { max: 120 }),
  phone: optionalPhone(),
  ...addressFields(),
  materials: z
    .array(accepted)
    .max(60, 'Up to 60 materials.')
    .superRefine((rows, context) => {
      const again = rows.findIndex(
        ({ material }, at) => rows.findIndex((row) => row.material === material) < at,
      )
      if (again >= 0)
        context.addIssue({ code: 'custom', path: [again, 'material'], message: 'Choose each material once.' })
    }),
  hours: z.array(day).length(7, 'Give the hours of seven days, Monday first.'),
  closed_dates: z.array(localDate(labels.closed_dates)).max(200, 'Up to 200 days.'),
  closed_on_holidays: yesNo(),
  licence_no: optionalText(labels.licence_no, { max: 40 }),
  licence_expires_on: optionalLocalDate(labels.licence_expires_on),
  pfas_ok: yesNo(),
  asbestos_ok: yesNo(),
  has_weighbridge: yesNo(),
  max_truck_class: optionalText(labels.max_truck_class, { max: 60 }),
  account_no: optionalText(labels.account_no, { max: 40 }),
  credit_hold: yesNo(),
  queue_minutes: wholeNumber(labels.queue_minutes, { min: 0, max: 600 }).nullable().optional(),
  gate_notes: optionalText(labels.gate_notes, { max: 2000, lines: 40 }),
})

/** A new tip site: its name is required, the rest is optional. */
export const TipSiteInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'TipSiteInput' })
export type TipSiteInput = z.output<typeof TipSiteInput>

/** An edit: the version it is based on and the fields that changed. */
export const TipSitePatch = fields.partial().extend({ version }).meta({ id: 'TipSitePatch' })
export type TipSitePatch = z.output<typeof TipSitePatch>
