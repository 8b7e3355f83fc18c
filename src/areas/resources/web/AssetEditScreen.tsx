import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { scopeOf, useMay } from '#platform/web/session.ts'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { formatDate } from '#shared/local-date.ts'
import type { Permission } from '#shared/permissions.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { assetCan } from '../rules/asset-rules.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import { AssetTabContent } from './AssetTabContent.tsx'
import { assetQuery } from './queries.ts'
import { assetTabs, type AssetTab } from './resource-paths.ts'
import { SellDialog } from './SellDialog.tsx'
import { useAssetActions } from './use-asset-actions.ts'
import { useAssetMenu } from './use-asset-menu.tsx'
import { useResourcePaths } from './use-resource-paths.ts'

const tabWords: Record<AssetTab, string> = {
  details: 'Details',
  workshop: 'Workshop',
  checklists: 'Checklists',
  defects: 'Defects',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** Tabs that are for some only. */
const tabRights: Partial<Record<AssetTab, Permission>> = {
  workshop: 'scheduler:read',
  checklists: 'checklists:read',
  defects: 'defects:read',
  notes: 'notes:read',
}

/** A machine, truck or trailer with its tabs, each at an address of its own. */
export function AssetEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: AssetTab }
  const { data: asset } = useSuspenseQuery(assetQuery(id))
  const [isSelling, setSelling] = useState(false)
  const paths = useResourcePaths()
  const actions = useAssetActions()
  const menu = useAssetMenu(actions, () => setSelling(true))(asset)
  const may = useMay()
  const title = `${asset.fleet_no} ${asset.name}`
  usePaletteActions(menu)
  useTitle(title)

  const isShown = (tab: AssetTab) => {
    // Papers of a record are for those who see all papers.
    if (tab === 'documents') return scopeOf('documents:read') === 'all'
    const right = tabRights[tab]
    return right === undefined || may(right)
  }
  const tab = isShown(asked) ? asked : 'details'

  return (
    <TabbedScreen
      title={title}
      status={
        <>
          <AssetStatusBadge status={asset.status} />
          {asset.archived_at && <StatusBadge status="Archived" />}
        </>
      }
      breadcrumbs={[
        asset.archived_at
          ? { label: 'Archived assets', to: paths.archivedAssets }
          : { label: 'Assets', to: paths.assets },
        { label: asset.fleet_no },
      ]}
      actions={<RowMenu items={menu} label={`More for ${asset.fleet_no}`} />}
      tabs={assetTabs
        .filter(isShown)
        .map((name) => ({ label: tabWords[name], to: paths.asset(id, name), active: name === tab }))}
    >
      {actions.error && <Notice tone="danger">{actions.error}</Notice>}
      <ArchivedNotice record={asset} rule={assetCan.edit(asset)} />
      {asset.status === 'off_road' && <Notice tone="warning">Off road: {asset.off_road_reason}</Notice>}
      {asset.sold_on && <Notice>Sold on {formatDate(asset.sold_on)}.</Notice>}
      <Suspense key={id} fallback={<LoadingState />}>
        <AssetTabContent tab={tab} asset={asset} />
      </Suspense>
      {isSelling && <SellDialog asset={asset} onClose={() => setSelling(false)} />}
    </TabbedScreen>
  )
}
