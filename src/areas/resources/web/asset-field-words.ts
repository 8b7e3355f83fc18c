import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { AssetCost, AssetInput } from '../contract/asset.ts'
import { assetOwnerWords, assetStatusWords, meterTypeWords } from '../rules/resource-words.ts'

const withUnit = (unit: string) => (value: unknown) => `${String(value)} ${unit}`

/** What each field of an asset is called and how its value reads, where two people's values stand side by side. */
export const assetFieldWords = {
  fleet_no: { label: 'Fleet number' },
  asset_category_id: { label: 'Category' },
  name: { label: 'Name' },
  make: { label: 'Make' },
  model: { label: 'Model' },
  year: { label: 'Year' },
  rego_no: { label: 'Registration' },
  rego_state: { label: 'Registration state' },
  rego_expires_on: { label: 'Registration expires on', show: shown.date },
  serial_no: { label: 'Serial number' },
  vin: { label: 'VIN' },
  asset_owner: { label: 'Owner', show: shown.oneOf(assetOwnerWords) },
  subcontractor_id: { label: 'Subcontractor' },
  operating_mass_t: { label: 'Operating mass', show: withUnit('t') },
  payload_t: { label: 'Payload', show: withUnit('t') },
  volume_m3: { label: 'Volume', show: withUnit('m³') },
  gvm_t: { label: 'GVM', show: withUnit('t') },
  width_m: { label: 'Width', show: withUnit('m') },
  max_dig_depth_m: { label: 'Digging depth', show: withUnit('m') },
  min_licence_class: { label: 'Licence needed' },
  needs_float: { label: 'Needs a float', show: shown.yesNo },
  meter_type: { label: 'Meter', show: shown.oneOf(meterTypeWords) },
  smu_current: { label: 'Hours', show: withUnit('h') },
  odometer_current: { label: 'Odometer', show: withUnit('km') },
  meters_read_at: { label: 'Meters read', show: (value) => formatInstant(String(value)) },
  depot_id: { label: 'Depot' },
  default_driver_id: { label: 'Usual driver' },
  insurance_expires_on: { label: 'Insurance expires on', show: shown.date },
  plant_inspection_expires_on: { label: 'Inspection expires on', show: shown.date },
  wet_hire: { label: 'With operator', show: shown.yesNo },
  dry_hire: { label: 'Without operator', show: shown.yesNo },
  purchased_on: { label: 'Bought on', show: shown.date },
  purchase_price_cents: { label: 'Purchase price', show: shown.money },
  status: { label: 'Status', show: shown.oneOf(assetStatusWords) },
  off_road_reason: { label: 'Why off road' },
  sold_on: { label: 'Sold on', show: shown.date },
} satisfies Record<
  keyof AssetInput | keyof AssetCost | 'status' | 'off_road_reason' | 'sold_on' | 'meters_read_at',
  FieldWords
>
