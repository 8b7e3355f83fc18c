import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { assetOwnerWords, assetStatusWords, hitchTypeWords, meterTypeWords } from '../rules/resource-words.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import type { AssetCost, AssetInput } from '../contract/asset.ts'

const withUnit = (unit: string) => (value: unknown) => `${String(value)} ${unit}`

/** How an asset's fields read in conflicts. */
export const assetFieldWords = fieldWords(
  assetLabels satisfies Record<
    keyof AssetInput | keyof AssetCost | 'status' | 'off_road_reason' | 'sold_on',
    string
  >,
  {
    rego_expires_on: shown.date,
    asset_owner: shown.oneOf(assetOwnerWords),
    hired_since: shown.date,
    operating_mass_t: withUnit('t'),
    payload_t: withUnit('t'),
    volume_m3: withUnit('m³'),
    gvm_t: withUnit('t'),
    gcm_t: withUnit('t'),
    width_m: withUnit('m'),
    max_dig_depth_m: withUnit('m'),
    reach_m: withUnit('m'),
    hitch_type: shown.oneOf(hitchTypeWords),
    required_skill_ids: shown.list,
    needs_float: shown.yesNo,
    meter_type: shown.oneOf(meterTypeWords),
    smu_current: withUnit('h'),
    odometer_current: withUnit('km'),
    meters_read_at: (value) => formatInstant(String(value)),
    insurance_expires_on: shown.date,
    plant_inspection_expires_on: shown.date,
    serviced_on: shown.date,
    service_interval_days: withUnit('days'),
    service_interval_hours: withUnit('h'),
    service_interval_km: withUnit('km'),
    next_service_on: shown.date,
    next_service_hours: withUnit('h'),
    next_service_km: withUnit('km'),
    wet_hire: shown.yesNo,
    dry_hire: shown.yesNo,
    purchased_on: shown.date,
    purchase_price_cents: shown.money,
    status: shown.oneOf(assetStatusWords),
    tags: shown.list,
    sold_on: shown.date,
  },
)
