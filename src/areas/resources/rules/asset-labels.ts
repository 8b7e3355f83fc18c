import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const assetNoun: Noun = { one: 'asset', many: 'assets' }
export const categoryNoun: Noun = { one: 'category', many: 'categories' }

export const assetLabels = {
  fleet_no: 'Fleet number',
  asset_category_id: 'Category',
  name: 'Name',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  rego_no: 'Registration',
  rego_state: 'Registration state',
  rego_expires_on: 'Registration expires on',
  serial_no: 'Serial number',
  vin: 'VIN',
  asset_owner: 'Owner',
  subcontractor_id: 'Subcontractor',
  operating_mass_t: 'Operating mass',
  payload_t: 'Payload',
  volume_m3: 'Volume',
  gvm_t: 'GVM',
  width_m: 'Width',
  max_dig_depth_m: 'Digging depth',
  min_licence_class: 'Licence needed',
  needs_float: 'Needs a float',
  meter_type: 'Meter',
  smu_current: 'Hours',
  odometer_current: 'Odometer',
  meters_read_at: 'Meters read',
  depot_id: 'Depot',
  default_driver_id: 'Usual driver',
  insurance_expires_on: 'Insurance expires on',
  plant_inspection_expires_on: 'Inspection expires on',
  wet_hire: 'With operator',
  dry_hire: 'Without operator',
  purchased_on: 'Bought on',
  purchase_price_cents: 'Purchase price',
  status: 'Status',
  off_road_reason: 'Why off road',
  sold_on: 'Sold on',
} as const satisfies Labels
