import type {
  AssetFacts,
  AttachmentFacts,
  DocumentFacts,
  DriverFacts,
  OrderFacts,
} from '#areas/scheduler/rules/facts.ts'

/** An order of an excavator, and who or what may go. */
export const order: OrderFacts = {
  id: 9,
  order_no: 'WO-000009',
  order_status: 'Pending',
  work_date: '2026-11-23',
  starts_at: '2026-11-22T20:00:00.000Z',
  ends_at: '2026-11-23T04:00:00.000Z',
  asset_category_id: 1,
  category: 'Excavator 20T',
  category_min_licence_class: 'MR',
  depot_id: 3,
  lat: -37.81,
  lng: 144.96,
  assets: [],
  drivers: [],
  attachments: [],
  wanted_attachment_ids: [],
}
const resource = {
  subcontractor: null,
  subcontractor_status: null,
  depot_id: null,
  depot: null,
  depot_lat: null,
  depot_lng: null,
  near: [],
  next_at: null,
  next_order_no: null,
  documents: [],
} as const
export const asset = (fields: Partial<AssetFacts> = {}): AssetFacts => ({
  ...resource,
  id: 1,
  name: 'EX-14 Cat 320',
  asset_category_id: 1,
  category: 'Excavator 20T',
  asset_group: 'excavator',
  status: 'available',
  off_road_reason: null,
  rego_expires_on: null,
  min_licence_class: 'MR',
  default_driver_id: null,
  operating_mass_t: 21.5,
  hitch_type: 'klac',
  ...fields,
})
/** A machine booked on the order, which does its work. */
export const machine = (fields: Partial<AssetFacts> = {}): OrderFacts['assets'][number] => ({
  ...asset(fields),
  is_main: true,
})
export const attachment = (fields: Partial<AttachmentFacts> = {}): AttachmentFacts => ({
  id: 7,
  name: 'HAM-20 Rock hammer',
  near: [],
  next_at: null,
  next_order_no: null,
  documents: [],
  status: 'available',
  compatible_category_ids: [1],
  min_tonne: 18,
  max_tonne: 25,
  hitch_type: 'klac',
  fixed_to: null,
  ...fields,
})
export const driver = (fields: Partial<DriverFacts> = {}): DriverFacts => ({
  ...resource,
  worked: [],
  id: 5,
  name: 'Dan Okafor',
  status: 'active',
  start_date: null,
  end_date: null,
  licence_class: 'HR',
  licence_expires_on: '2027-01-01',
  ...fields,
})
export const document = (fields: Partial<DocumentFacts>): DocumentFacts => ({
  owner: 'Dan Okafor',
  type: 'White card',
  is_mandatory: true,
  status: 'approved',
  is_reviewed: true,
  blocks_on_expiry: true,
  expires_on: null,
  ...fields,
})
