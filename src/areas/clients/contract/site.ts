import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  addressShape,
  optionalReference,
  optionalText,
  optionalWebsite,
  requiredAddressFields,
  text,
  wholeNumber,
  yesNo,
} from '#platform/contract/fields.ts'
import { siteLabels } from '../rules/client-labels.ts'

/** A place where a client's work is done. */
export const Site = z
  .object({
    id: z.number(),
    client_id: z.number().nullable(),
    name: z.string(),
    ...addressShape,
    address_line1: z.string(),
    suburb: z.string(),
    state: z.string(),
    postcode: z.string(),
    geofence_radius_m: z.number(),
    contact_id: z.number().nullable(),
    contact: z.string().nullable(),
    access_notes: z.string().nullable(),
    site_instructions: z.string().nullable(),
    instructions_version: z.number(),
    site_hours: z.string().nullable(),
    induction_required: z.number(),
    induction_url: z.string().nullable(),
    principal_contractor: z.string().nullable(),
    is_government_project: z.number(),
    project_awarded_on: z.string().nullable(),
    ppe: z.array(z.string()),
    max_truck_class: z.string().nullable(),
    byda_ref: z.string().nullable(),
    byda_expires_on: z.string().nullable(),
    no_go_zone_permit: z.string().nullable(),
    hazards: z.string().nullable(),
    contaminated_land: z.number(),
    default_material: z.string().nullable(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Site' })
export type Site = z.output<typeof Site>

const fields = z.object({
  name: text(siteLabels.name, { min: 2, max: 150 }),
  ...requiredAddressFields(),
  address_line1: text(siteLabels.address_line1, { max: 120 }),
  geofence_radius_m: wholeNumber(siteLabels.geofence_radius_m, { min: 10, max: 10_000 }),
  contact_id: optionalReference(siteLabels.contact_id),
  access_notes: optionalText(siteLabels.access_notes, { max: 2000, lines: 40 }),
  site_instructions: optionalText(siteLabels.site_instructions, { max: 5000, lines: 200 }),
  site_hours: optionalText(siteLabels.site_hours, { max: 200 }),
  induction_required: yesNo(),
  induction_url: optionalWebsite(siteLabels.induction_url),
  principal_contractor: optionalText(siteLabels.principal_contractor, { max: 150 }),
  is_government_project: yesNo(),
  project_awarded_on: optionalLocalDate(siteLabels.project_awarded_on),
  ppe: z.array(text(siteLabels.ppe, { max: 60 })).max(20, 'Up to twenty items.'),
  max_truck_class: optionalText(siteLabels.max_truck_class, { max: 60 }),
  byda_ref: optionalText(siteLabels.byda_ref, { max: 20 }),
  byda_expires_on: optionalLocalDate(siteLabels.byda_expires_on),
  no_go_zone_permit: optionalText(siteLabels.no_go_zone_permit, { max: 60 }),
  hazards: optionalText(siteLabels.hazards, { max: 2000, lines: 40 }),
  contaminated_land: yesNo(),
  default_material: optionalText(siteLabels.default_material, { max: 60 }),
})
export type SiteFields = z.output<typeof fields>

export const SiteInput = fields
  .partial()
  .extend(fields.pick({ name: true, address_line1: true, suburb: true, state: true, postcode: true }).shape)
  .meta({ id: 'SiteInput' })
export type SiteInput = z.output<typeof SiteInput>
export const SitePatch = fields.partial().extend({ version }).meta({ id: 'SitePatch' })
export type SitePatch = z.output<typeof SitePatch>
