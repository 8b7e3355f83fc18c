import * as z from 'zod'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { requiredSkills } from '#areas/tags/contract/skill.ts'
import { version } from '#platform/contract/endpoint.ts'
import { localDate, optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalCents,
  optionalOneOf,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  reference,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { states } from '#shared/address.ts'
import { optionalReading, optionalSize } from './amount.ts'
import { assetGroups, assetOwners, assetStatuses, hitchTypes, meterTypes } from './choices.ts'
import { optionalRego, optionalVin, optionalYear } from './plates.ts'
import { assetLabels } from '../rules/asset-labels.ts'

/** A machine, truck or trailer in a list. */
export const AssetRow = z
  .object({
    id: z.number(),
    fleet_no: z.string(),
    name: z.string(),
    asset_category_id: z.number(),
    asset_category: z.string(),
    asset_group: z.enum(assetGroups),
    make: z.string().nullable(),
    model: z.string().nullable(),
    year: z.number().nullable(),
    rego_no: z.string().nullable(),
    rego_state: z.string().nullable(),
    rego_expires_on: z.string().nullable(),
    asset_owner: z.enum(assetOwners),
    subcontractor_id: z.number().nullable(),
    subcontractor: z.string().nullable(),
    depot_id: z.number().nullable(),
    depot: z.string().nullable(),
    status: z.enum(assetStatuses),
    off_road_reason: z.string().nullable(),
    /** A client has it without a driver, whatever its status. */
    is_on_hire: z.number(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'AssetRow' })
export type AssetRow = z.output<typeof AssetRow>

/** A machine, truck or trailer, in full. */
export const Asset = AssetRow.extend({
  /** null for one’s own, and where nobody noted it. */
  hired_since: z.string().nullable(),
  serial_no: z.string().nullable(),
  vin: z.string().nullable(),
  operating_mass_t: z.number().nullable(),
  payload_t: z.number().nullable(),
  volume_m3: z.number().nullable(),
  gvm_t: z.number().nullable(),
  gcm_t: z.number().nullable(),
  axles: z.number().nullable(),
  width_m: z.number().nullable(),
  max_dig_depth_m: z.number().nullable(),
  reach_m: z.number().nullable(),
  hitch_type: z.enum(hitchTypes).nullable(),
  /** null when its category decides. */
  min_licence_class: z.enum(licenceClasses).nullable(),
  /** The skills its driver must have, besides its category's. */
  required_skill_ids: z.array(z.number()),
  needs_float: z.number(),
  meter_type: z.enum(meterTypes),
  smu_current: z.number().nullable(),
  odometer_current: z.number().nullable(),
  default_driver_id: z.number().nullable(),
  default_driver: z.string().nullable(),
  insurance_expires_on: z.string().nullable(),
  plant_inspection_expires_on: z.string().nullable(),
  serviced_on: z.string().nullable(),
  service_interval_days: z.number().nullable(),
  service_interval_hours: z.number().nullable(),
  service_interval_km: z.number().nullable(),
  next_service_on: z.string().nullable(),
  next_service_hours: z.number().nullable(),
  next_service_km: z.number().nullable(),
  wet_hire: z.number(),
  dry_hire: z.number(),
  purchased_on: seenBy(z.string().nullable(), 'resources:cost'),
  purchase_price_cents: seenBy(z.number().nullable(), 'resources:cost'),
  sold_on: z.string().nullable(),
  archive_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Asset' })
export type Asset = z.output<typeof Asset>

const fields = z.object({
  fleet_no: text(assetLabels.fleet_no, { max: 20 }),
  asset_category_id: reference(assetLabels.asset_category_id),
  name: text(assetLabels.name, { min: 2, max: 120 }),
  make: optionalText(assetLabels.make, { max: 60 }),
  model: optionalText(assetLabels.model, { max: 60 }),
  year: optionalYear(),
  rego_no: optionalRego(),
  rego_state: optionalOneOf(assetLabels.rego_state, states),
  rego_expires_on: optionalLocalDate(assetLabels.rego_expires_on),
  serial_no: optionalText(assetLabels.serial_no, { max: 60 }),
  vin: optionalVin(),
  asset_owner: oneOf(assetLabels.asset_owner, assetOwners),
  subcontractor_id: optionalReference(assetLabels.subcontractor_id),
  hired_since: optionalLocalDate(assetLabels.hired_since),
  operating_mass_t: optionalSize(assetLabels.operating_mass_t, 999),
  payload_t: optionalSize(assetLabels.payload_t, 999),
  volume_m3: optionalSize(assetLabels.volume_m3, 999),
  gvm_t: optionalSize(assetLabels.gvm_t, 999),
  gcm_t: optionalSize(assetLabels.gcm_t, 999),
  axles: optionalWholeNumber(assetLabels.axles, { min: 1, max: 20 }),
  width_m: optionalSize(assetLabels.width_m, 99),
  max_dig_depth_m: optionalSize(assetLabels.max_dig_depth_m, 99),
  reach_m: optionalSize(assetLabels.reach_m, 99),
  hitch_type: optionalOneOf(assetLabels.hitch_type, hitchTypes),
  min_licence_class: optionalOneOf(assetLabels.min_licence_class, licenceClasses),
  required_skill_ids: requiredSkills(),
  needs_float: yesNo(),
  meter_type: oneOf(assetLabels.meter_type, meterTypes),
  smu_current: optionalReading(assetLabels.smu_current, 1),
  odometer_current: optionalReading(assetLabels.odometer_current, 0),
  depot_id: optionalReference(assetLabels.depot_id),
  default_driver_id: optionalReference(assetLabels.default_driver_id),
  insurance_expires_on: optionalLocalDate(assetLabels.insurance_expires_on),
  plant_inspection_expires_on: optionalLocalDate(assetLabels.plant_inspection_expires_on),
  service_interval_days: optionalWholeNumber(assetLabels.service_interval_days, { min: 1, max: 3650 }),
  service_interval_hours: optionalWholeNumber(assetLabels.service_interval_hours, { min: 1, max: 20_000 }),
  service_interval_km: optionalWholeNumber(assetLabels.service_interval_km, { min: 1, max: 1_000_000 }),
  next_service_on: optionalLocalDate(assetLabels.next_service_on),
  next_service_hours: optionalReading(assetLabels.next_service_hours, 1),
  next_service_km: optionalReading(assetLabels.next_service_km, 0),
  wet_hire: yesNo(),
  dry_hire: yesNo(),
})

/** A new asset: fleet number, category and name are required, the rest is optional. */
export const AssetInput = fields
  .partial()
  .extend(fields.pick({ fleet_no: true, asset_category_id: true, name: true }).shape)
  .meta({ id: 'AssetInput' })
export type AssetInput = z.output<typeof AssetInput>
export const AssetPatch = fields.partial().extend({ version }).meta({ id: 'AssetPatch' })
export type AssetPatch = z.output<typeof AssetPatch>

/** Whose it is, for the dialog that changes nothing else. */
export const AssetOwnership = fields
  .pick({ asset_owner: true, subcontractor_id: true, hired_since: true })
  .meta({ id: 'AssetOwnership' })

/** What it cost: separate from its other fields, for people who keep the books but not the machines. */
export const AssetCost = z
  .object({
    purchased_on: optionalLocalDate(assetLabels.purchased_on),
    purchase_price_cents: optionalCents(assetLabels.purchase_price_cents),
  })
  .meta({ id: 'AssetCost' })
export type AssetCost = z.output<typeof AssetCost>
export const AssetCostPatch = AssetCost.extend({ version }).meta({ id: 'AssetCostPatch' })
export type AssetCostPatch = z.output<typeof AssetCostPatch>

/** A service as it was done: the meters as they read then, in hours and kilometres; none where nobody read them. */
export const AssetService = z.object({
  serviced_on: localDate(assetLabels.serviced_on),
  smu_current: optionalReading(assetLabels.smu_current, 1),
  odometer_current: optionalReading(assetLabels.odometer_current, 0),
})
export type AssetService = z.output<typeof AssetService>

export const AssetSale = z.object({ sold_on: localDate(assetLabels.sold_on) })
