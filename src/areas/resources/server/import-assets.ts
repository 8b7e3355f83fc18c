import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { lockSubcontractorsOf } from '#areas/subcontractors/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import {
  type ImportInputs,
  type UniqueValue,
  importKind,
  importedEntry,
} from '#platform/server/imports/import-kind.ts'
import { namesOf } from '#platform/server/imports/names.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { AssetInput } from '../contract/asset.ts'
import { assetLabels, assetNoun } from '../rules/asset-labels.ts'
import { assetOwnerWords, meterTypeWords } from '../rules/resource-words.ts'
import { findHolders, insertAssets, listAssetReferences } from './asset-store.ts'
import { listCategories, openCategories } from './category-store.ts'
import { inUse, labelOf } from './asset-record.ts'
import { assetColumns } from './create-asset.ts'

type References = Awaited<ReturnType<typeof references>>
type Columns = ReturnType<typeof assetColumns>

async function references({ db }: ImportInputs) {
  const [categories, { depots, subcontractors, drivers }] = await Promise.all([
    listCategories(db, false),
    listAssetReferences(db),
  ])
  return {
    categories: namesOf('category', categories),
    categoryOf: new Map(categories.map((category) => [category.id, category])),
    depots: namesOf('depot', depots),
    subcontractors: namesOf('subcontractor', subcontractors),
    drivers: namesOf('driver', drivers),
  }
}

const { text, number, date, yesNo, choice, record } = importColumns(assetLabels)

const unique = (
  field: string,
  by: 'fleet_no' | 'rego' | 'vin',
  of: UniqueValue<Columns>['of'],
): UniqueValue<Columns> => ({
  field,
  of,
  inUse: async (db, values) => {
    const holders = await findHolders(db, by, values)
    return new Map([...holders].map(([value, holder]) => [value, inUse[by](holder)]))
  },
})

export const assetImport = importKind<AssetInput, Columns, References>({
  kind: 'asset',
  noun: assetNoun,
  right: 'resources:write',
  read: 'resources:read',
  columns: [
    text('fleet_no', 'EX-21'),
    record<References>(({ categories }) => categories)('asset_category_id', 'Excavator 5T'),
    text('name', 'Kubota 5 tonne'),
    text('make', 'Kubota'),
    text('model', 'U55-4'),
    number('year', '2021'),
    text('rego_no', ''),
    choice(sameWords(states))('rego_state', ''),
    date('rego_expires_on', ''),
    text('serial_no', 'KBT-55012'),
    text('vin', ''),
    choice(assetOwnerWords)('asset_owner', 'Own'),
    record<References>(({ subcontractors }) => subcontractors)('subcontractor_id', ''),
    number('operating_mass_t', '5.4'),
    number('payload_t', ''),
    number('volume_m3', ''),
    number('gvm_t', ''),
    number('gcm_t', ''),
    number('axles', ''),
    number('width_m', '1.96'),
    number('max_dig_depth_m', '3.6'),
    number('reach_m', '6.1'),
    choice(sameWords(licenceClasses))('min_licence_class', ''),
    yesNo('needs_float', 'Yes'),
    choice(meterTypeWords)('meter_type', 'Hours'),
    number('smu_current', '1240.5'),
    number('odometer_current', ''),
    record<References>(({ depots }) => depots)('depot_id', ''),
    record<References>(({ drivers }) => drivers)('default_driver_id', ''),
    date('insurance_expires_on', '30/06/2027'),
    date('plant_inspection_expires_on', '31/03/2027'),
    number('service_interval_days', ''),
    number('service_interval_hours', '250'),
    number('service_interval_km', ''),
    date('next_service_on', ''),
    number('next_service_hours', '1400'),
    number('next_service_km', ''),
    yesNo('wet_hire', 'Yes'),
    yesNo('dry_hire', 'No'),
  ],
  schema: AssetInput,
  references,
  prepare: (input, { today, references: { categoryOf } }) => {
    const category = categoryOf.get(input.asset_category_id)
    if (!category) throw new Error('A category that is in no list was read from a row.')
    return assetColumns(input, { category, today })
  },
  unique: [
    unique('fleet_no', 'fleet_no', ({ fleet_no }) => fleet_no.toLowerCase()),
    unique('rego_no', 'rego', ({ rego_no, rego_state }) => (rego_no ? `${rego_no} ${rego_state}` : null)),
    unique('vin', 'vin', ({ vin }) => vin ?? null),
  ],
  lock: async (change, rows) => {
    await mustBeOpen(change, [...new Set(rows.map((row) => row.asset_category_id))])
    await lockSubcontractorsOf(change, rows)
  },
  insert: async ({ tx }, rows) => {
    const assets = await insertAssets(tx, rows)
    return assets.map((asset) => ({ id: asset.id, entry: importedEntry(labelOf(asset), asset) }))
  },
  table: 'asset',
  label: ({ fleet_no, name }) => `${String(fleet_no)} ${String(name)}`,
})

/** A category that is archived meanwhile gets no more assets. */
async function mustBeOpen({ tx }: Change, ids: readonly number[]): Promise<void> {
  if ((await openCategories(tx, ids)).length < ids.length)
    throw conflict('A category of these rows has just been archived.')
}
