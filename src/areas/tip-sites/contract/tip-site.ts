import * as z from 'zod'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  addressFields,
  addressShape,
  oneOf,
  optionalPhone,
  optionalReference,
  optionalText,
  text,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import { tipSiteLabels as labels } from '../rules/tip-site-labels.ts'
import { tipSiteStatuses } from './choices.ts'
import { AcceptedMaterial, acceptedMaterials } from './materials/accepted.ts'
import { openingFields, openingShape } from './opening/hours.ts'

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
    ...openingShape,
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

const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  supplier_id: optionalReference(labels.supplier_id),
  status: oneOf(labels.status, tipSiteStatuses),
  contact_name: optionalText(labels.contact_name, { max: 120 }),
  phone: optionalPhone(),
  ...addressFields(),
  materials: acceptedMaterials,
  ...openingFields,
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
