import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import type { AssetNarrowing } from '../contract/endpoints.ts'
import {
  assetGroupWords,
  assetOwnerWords,
  assetStatesInWords,
  hitchTypeWords,
  meterTypeWords,
} from '../rules/resource-words.ts'
import { exportPage } from './asset-store.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { categoryLabels } from '../rules/category-labels.ts'

const { text, number, money, date, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of an asset; the cost only for viewers who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text(assetLabels.fleet_no, (asset) => asset.fleet_no),
  text(assetLabels.name, (asset) => asset.name),
  text(assetLabels.status, assetStatesInWords),
  text(assetLabels.off_road_reason, (asset) => asset.off_road_reason),
  text(assetLabels.asset_category_id, (asset) => asset.asset_category),
  text(categoryLabels.asset_group, (asset) => assetGroupWords[asset.asset_group]),
  text(assetLabels.make, (asset) => asset.make),
  text(assetLabels.model, (asset) => asset.model),
  number(assetLabels.year, (asset) => asset.year),
  text(assetLabels.rego_no, (asset) => asset.rego_no),
  text(assetLabels.rego_state, (asset) => asset.rego_state),
  date(assetLabels.rego_expires_on, (asset) => asset.rego_expires_on),
  text(assetLabels.serial_no, (asset) => asset.serial_no),
  text(assetLabels.vin, (asset) => asset.vin),
  text(assetLabels.asset_owner, (asset) => assetOwnerWords[asset.asset_owner]),
  text(assetLabels.subcontractor_id, (asset) => asset.subcontractor),
  date(assetLabels.hired_since, (asset) => asset.hired_since),
  text(assetLabels.depot_id, (asset) => asset.depot),
  text(assetLabels.default_driver_id, (asset) => asset.default_driver),
  number(`${assetLabels.operating_mass_t} (t)`, (asset) => asset.operating_mass_t),
  number(`${assetLabels.payload_t} (t)`, (asset) => asset.payload_t),
  number(`${assetLabels.volume_m3} (m³)`, (asset) => asset.volume_m3),
  number(`${assetLabels.gvm_t} (t)`, (asset) => asset.gvm_t),
  number(`${assetLabels.gcm_t} (t)`, (asset) => asset.gcm_t),
  number(assetLabels.axles, (asset) => asset.axles),
  number(`${assetLabels.width_m} (m)`, (asset) => asset.width_m),
  number(`${assetLabels.max_dig_depth_m} (m)`, (asset) => asset.max_dig_depth_m),
  number(`${assetLabels.reach_m} (m)`, (asset) => asset.reach_m),
  text(assetLabels.hitch_type, (asset) => asset.hitch_type && hitchTypeWords[asset.hitch_type]),
  text(assetLabels.min_licence_class, (asset) => asset.min_licence_class),
  text(assetLabels.required_skill_ids, (asset) => asset.required_skills.join(', ')),
  yesNo(assetLabels.needs_float, (asset) => asset.needs_float),
  text(assetLabels.meter_type, (asset) => meterTypeWords[asset.meter_type]),
  number(assetLabels.smu_current, (asset) => asset.smu_current),
  number(`${assetLabels.odometer_current} (km)`, (asset) => asset.odometer_current),
  date(assetLabels.insurance_expires_on, (asset) => asset.insurance_expires_on),
  date(assetLabels.plant_inspection_expires_on, (asset) => asset.plant_inspection_expires_on),
  date(assetLabels.serviced_on, (asset) => asset.serviced_on),
  number(assetLabels.service_interval_days, (asset) => asset.service_interval_days),
  number(assetLabels.service_interval_hours, (asset) => asset.service_interval_hours),
  number(assetLabels.service_interval_km, (asset) => asset.service_interval_km),
  date(assetLabels.next_service_on, (asset) => asset.next_service_on),
  number(assetLabels.next_service_hours, (asset) => asset.next_service_hours),
  number(assetLabels.next_service_km, (asset) => asset.next_service_km),
  yesNo(assetLabels.wet_hire, (asset) => asset.wet_hire),
  yesNo(assetLabels.dry_hire, (asset) => asset.dry_hire),
  date(assetLabels.purchased_on, (asset) => asset.purchased_on, 'resources:cost'),
  money(assetLabels.purchase_price_cents, (asset) => asset.purchase_price_cents, 'resources:cost'),
  date(assetLabels.sold_on, (asset) => asset.sold_on),
  dayOf(assetLabels.created_at, (asset) => asset.created_at),
  dayOf(assetLabels.archived_at, (asset) => asset.archived_at),
  text(assetLabels.archive_reason, (asset) => asset.archive_reason),
]

export const assetExport: ListExport<Exported, AssetNarrowing> = {
  title: 'Assets',
  record_type: 'asset',
  read: 'resources:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
