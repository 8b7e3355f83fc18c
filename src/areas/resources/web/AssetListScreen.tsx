import { ImportButton } from '#areas/imports/web/index.ts'
import { useMemo, useState } from 'react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import type { AssetRow } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetColumns, hiddenAtFirst, hiddenOnTablet } from './asset-columns.tsx'
import { AssetFilterBar } from './AssetFilterBar.tsx'
import { useResourceTabs } from './use-resource-tabs.ts'
import { SellDialog } from './SellDialog.tsx'
import { useAssetActions, whyNotArchive } from './use-asset-actions.tsx'
import { useAssetRecord } from './use-asset-record.ts'
import { useResourcePaths } from './use-resource-paths.ts'

const importable = { asset: 'resources:write' } as const

/** Current or archived plant. */
export function AssetListScreen({ archived = false }: { archived?: boolean }) {
  const paths = useResourcePaths()
  const hidden = useIsTablet() ? hiddenOnTablet : hiddenAtFirst
  const list = useList(resourceEndpoints.listAssets, { archived, sort: 'fleet_no', hidden })
  const [sold, setSold] = useState<AssetRow | null>(null)
  const { menuOf, error } = useAssetActions(setSold)
  const columns = useMemo(() => assetColumns(paths), [paths])

  return (
    <RecordList
      record={useAssetRecord()}
      list={list}
      columns={columns}
      nameOf={({ fleet_no }) => fleet_no}
      empty="Add the machines, trucks and trailers you put on orders: own, leased and subcontractors’."
      filters={<AssetFilterBar query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={resourceEndpoints.exportAssets} query={list.query} />
        </>
      }
      views={useResourceTabs()}
      rowActions={menuOf}
      whyNotArchive={whyNotArchive}
      error={error}
    >
      {sold && <SellDialog asset={sold} onClose={() => setSold(null)} />}
    </RecordList>
  )
}
