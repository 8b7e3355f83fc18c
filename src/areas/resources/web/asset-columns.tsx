import { ExpiryDate } from '#areas/drivers/web/index.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetOwnerWords } from '../rules/resource-words.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import type { ResourcePaths } from './resource-paths.ts'

const column = columnsOf<AssetRow>()

/** Columns of the list of assets. */
export const assetColumns = (paths: ResourcePaths) => [
  column.link('fleet_no', 'Fleet no.', ({ id }) => paths.asset(id), { sort: true }),
  column.text('name', 'Name', { sort: true }),
  column.custom('status', 'Status', ({ status }) => <AssetStatusBadge status={status} />, { slot: 'status' }),
  column.text('asset_category', 'Category'),
  column.custom(
    'rego_no',
    'Registration',
    ({ rego_no, rego_state }) => rego_no && `${rego_no} ${rego_state}`,
  ),
  column.custom(
    'rego_expires_on',
    'Rego expires',
    ({ rego_expires_on }) => <ExpiryDate date={rego_expires_on} />,
    { sort: true },
  ),
  column.text('depot', 'Depot'),
  column.custom('asset_owner', 'Owner', ({ asset_owner, subcontractor }) =>
    asset_owner === 'subcontractor' && subcontractor ? subcontractor : assetOwnerWords[asset_owner],
  ),
  column.custom('make', 'Make', ({ make, model }) => [make, model].filter(Boolean).join(' ')),
  column.custom('year', 'Year', ({ year }) => year),
  column.text('off_road_reason', 'Why off road'),
]

export const hiddenAtFirst = ['make', 'year', 'off_road_reason']
