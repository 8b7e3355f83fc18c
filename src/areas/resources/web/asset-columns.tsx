import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetOwnerWords } from '../rules/resource-words.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import type { ResourcePaths } from './resource-paths.ts'
import { assetLabels } from '../rules/asset-labels.ts'

const column = columnsOf<AssetRow>()

/** Columns of the list of assets. */
export const assetColumns = (paths: ResourcePaths) => [
  column.link('fleet_no', assetLabels.fleet_no, ({ id }) => paths.asset(id), { sort: true }),
  column.text('name', assetLabels.name, { sort: true, slot: 'start' }),
  column.custom(
    'status',
    assetLabels.status,
    ({ status, is_on_hire }) => <AssetStatusBadge status={status} is_on_hire={is_on_hire} />,
    { slot: 'status' },
  ),
  column.custom(
    'asset_category',
    assetLabels.asset_category_id,
    ({ asset_category }) => <Cut text={asset_category} least={9} />,
    { slot: 'detail' },
  ),
  column.custom(
    'rego_no',
    assetLabels.rego_no,
    ({ rego_no, rego_state }) => rego_no && `${rego_no} ${rego_state}`,
  ),
  column.custom(
    'rego_expires_on',
    assetLabels.rego_expires_on,
    ({ rego_expires_on }) => <ExpiryDate date={rego_expires_on} />,
    { sort: true },
  ),
  column.text('depot', assetLabels.depot_id),
  column.custom('asset_owner', assetLabels.asset_owner, ({ asset_owner, subcontractor }) => (
    <Cut
      text={(asset_owner === 'subcontractor' && subcontractor) || assetOwnerWords[asset_owner]}
      least={8}
    />
  )),
  column.custom('make', assetLabels.make, ({ make, model }) => [make, model].filter(Boolean).join(' ')),
  column.custom('year', assetLabels.year, ({ year }) => year),
  column.text('off_road_reason', assetLabels.off_road_reason),
]

export const hiddenAtFirst = ['make', 'year', 'off_road_reason']
/** On a tablet: the machine has the rest. */
export const hiddenOnTablet = [...hiddenAtFirst, 'rego_no', 'depot', 'asset_owner']
