import { useMemo, useState } from 'react'
import { BulkMove, moveOf } from '#platform/web/BulkMove.tsx'
import { ExportMenu } from '#platform/web/ExportMenu.tsx'
import { useList } from '#platform/web/use-list.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetColumns, hiddenAtFirst } from './asset-columns.tsx'
import { AssetFilterBar } from './AssetFilterBar.tsx'
import { ResourceTabs } from './ResourceTabs.tsx'
import { SellDialog } from './SellDialog.tsx'
import { useAssetActions } from './use-asset-actions.ts'
import { useAssetMenu } from './use-asset-menu.tsx'
import { useResourcePaths } from './use-resource-paths.ts'

const none = {
  current: {
    text: "Machines, trucks and trailers, own, leased and subcontractors': whatever can be sent to an order.",
  },
  archived: {
    title: 'No archived assets',
    text: 'An asset that you archive leaves the list and waits here. It can be restored.',
  },
}

/** The plant that one works with, or that was archived. */
export function AssetListScreen({ archived = false }: { archived?: boolean }) {
  const paths = useResourcePaths()
  const list = useList(resourceEndpoints.listAssets, {
    fixed: archived ? { archived: '1' } : {},
    sort: 'fleet_no',
    hidden: hiddenAtFirst,
  })
  const [sold, setSold] = useState<AssetRow | null>(null)
  const actions = useAssetActions()
  const rowMenu = useAssetMenu(actions, setSold)
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot('resources:write')
  const columns = useMemo(() => assetColumns(paths), [paths])
  const move = moveOf(actions, archived)
  const newAsset = (
    <NewButton to={paths.newAsset} variant="primary" disabledReason={mayNotWrite}>
      New asset
    </NewButton>
  )

  return (
    <ListScreen
      title={archived ? 'Archived assets' : 'Assets'}
      count={list.total}
      filtersSet={list.filtersSet}
      actions={
        <>
          <ExportMenu
            endpoint={resourceEndpoints.exportAssets}
            query={list.query}
            disabledReason={whyNot('resources:export')}
          />
          {!archived && newAsset}
        </>
      }
      tabs={<ResourceTabs active={archived ? 'archivedAssets' : 'assets'} />}
      filters={
        <>
          <AssetFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={list.selected.size > 0 && <BulkMove list={list} move={move} disabledReason={mayNotWrite} />}
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {actions.error && <Notice tone="danger">{actions.error}</Notice>}
      {list.error ? (
        <ErrorState message="The assets could not be loaded." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Assets"
          columns={columns}
          rowKey={({ id }) => id}
          rowMenu={rowMenu}
          empty={
            <NoRows
              noun="asset"
              list={list}
              {...none[archived ? 'archived' : 'current']}
              action={!archived && newAsset}
            />
          }
        />
      )}
      {sold && <SellDialog asset={sold} onClose={() => setSold(null)} />}
    </ListScreen>
  )
}

export const ArchivedAssetsScreen = () => <AssetListScreen archived />
