import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import type { AssetNarrowing } from '../contract/endpoints.ts'
import {
  assetGroupWords,
  assetOwnerWords,
  assetStatusWords,
  meterTypeWords,
} from '../rules/resource-words.ts'
import { exportPage } from './asset-store.ts'
import { presentAsset } from './present-asset.ts'

const { text, number, money, date, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of an asset; what it cost only for those who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Fleet number', (asset) => asset.fleet_no),
  text('Name', (asset) => asset.name),
  text('Status', (asset) => assetStatusWords[asset.status]),
  text('Why off road', (asset) => asset.off_road_reason),
  text('Category', (asset) => asset.asset_category),
  text('Group', (asset) => assetGroupWords[asset.asset_group]),
  text('Make', (asset) => asset.make),
  text('Model', (asset) => asset.model),
  number('Year', (asset) => asset.year),
  text('Registration', (asset) => asset.rego_no),
  text('Registration state', (asset) => asset.rego_state),
  date('Registration expires on', (asset) => asset.rego_expires_on),
  text('Serial number', (asset) => asset.serial_no),
  text('VIN', (asset) => asset.vin),
  text('Owner', (asset) => assetOwnerWords[asset.asset_owner]),
  text('Subcontractor', (asset) => asset.subcontractor),
  text('Depot', (asset) => asset.depot),
  text('Usual driver', (asset) => asset.default_driver),
  number('Operating mass (t)', (asset) => asset.operating_mass_t),
  number('Payload (t)', (asset) => asset.payload_t),
  number('Volume (m³)', (asset) => asset.volume_m3),
  number('GVM (t)', (asset) => asset.gvm_t),
  number('Width (m)', (asset) => asset.width_m),
  number('Digging depth (m)', (asset) => asset.max_dig_depth_m),
  text('Licence needed', (asset) => asset.min_licence_class),
  yesNo('Needs a float', (asset) => asset.needs_float),
  text('Meter', (asset) => meterTypeWords[asset.meter_type]),
  number('Hours', (asset) => asset.smu_current),
  number('Odometer (km)', (asset) => asset.odometer_current),
  date('Insurance expires on', (asset) => asset.insurance_expires_on),
  date('Inspection expires on', (asset) => asset.plant_inspection_expires_on),
  yesNo('With operator', (asset) => asset.wet_hire),
  yesNo('Without operator', (asset) => asset.dry_hire),
  date('Bought on', (asset) => asset.purchased_on, 'resources:cost'),
  money('Purchase price', (asset) => asset.purchase_price_cents, 'resources:cost'),
  date('Sold on', (asset) => asset.sold_on),
  dayOf('Added', (asset) => asset.created_at),
  dayOf('Archived', (asset) => asset.archived_at),
  text('Reason for archiving', (asset) => asset.archive_reason),
]

export const assetExport: ListExport<Exported, AssetNarrowing> = {
  title: 'Assets',
  record_type: 'asset',
  read: 'resources:read',
  columns,
  page: async ({ db, viewer, filters, after_id }) => {
    const assets = await exportPage(db, viewer, filters, after_id)
    return assets.map((asset) => presentAsset(viewer, asset))
  },
}
