import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { assetCan } from '../rules/asset-status.ts'
import { AssetCostSection } from './AssetCostSection.tsx'
import { AssetDetailsTab } from './AssetDetailsTab.tsx'
import { assetFieldWords } from './asset-field-words.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import { AssetSummary } from './AssetSummary.tsx'
import { assetTabs } from './asset-tabs.ts'
import { assetQuery } from './queries.ts'
import { SellDialog } from './SellDialog.tsx'
import { useAssetActions, whyNotArchive } from './use-asset-actions.tsx'
import { useAssetRecord } from './use-asset-record.ts'

// These load when opened.
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const WorkshopTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'WorkshopTab')
const AssetChecklistsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetChecklistsTab')
const AssetDefectsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetDefectsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** A machine, truck or trailer with its tabs. */
export function AssetEditScreen() {
  const id = useRecordId()
  const { data: asset } = useSuspenseQuery(assetQuery(id))
  const [isSelling, setSelling] = useState(false)
  const { menuOf, error } = useAssetActions(() => setSelling(true))
  const record = useAssetRecord()
  const may = useMay()
  const owner = { record_type: 'asset', record_id: id }
  const mayWrite = may('resources:write') || may('documents:approve')

  return (
    <RecordScreen
      record={record}
      shown={asset}
      title={`${asset.fleet_no} ${asset.name}`}
      badges={
        <>
          <AssetStatusBadge status={asset.status} />
          {asset.archived_at && <StatusBadge status="Archived" />}
        </>
      }
      rule={assetCan.edit(asset)}
      whyNotArchive={whyNotArchive(asset)}
      menu={menuOf(asset)}
      error={error}
      notices={
        <>
          {asset.status === 'off_road' && <Notice tone="warning">Off road: {asset.off_road_reason}</Notice>}
          {asset.sold_on && <Notice>Sold on {formatDate(asset.sold_on)}.</Notice>}
        </>
      }
      summary={<AssetSummary asset={asset} pathOf={(tab) => record.paths.edit(id, tab)} />}
      tabs={assetTabs}
      panels={{
        details: (locks) => (
          <>
            <AssetDetailsTab asset={asset} locks={locks} />
            {may('resources:cost') && <AssetCostSection asset={asset} disabledReason={locks.locked} />}
          </>
        ),
        workshop: ({ locked }) => <WorkshopTab asset_id={id} disabledReason={locked} />,
        checklists: () => <AssetChecklistsTab asset_id={id} />,
        defects: ({ locked }) => <AssetDefectsTab asset_id={id} disabledReason={locked} />,
        notes: ({ locked }) => <NotesTab {...owner} canWrite={!locked && mayWrite} />,
        documents: ({ locked }) => <DocumentsTab {...owner} canWrite={!locked && mayWrite} />,
        history: () => <HistoryTab {...owner} words={assetFieldWords} />,
      }}
    >
      {isSelling && <SellDialog asset={asset} onClose={() => setSelling(false)} />}
    </RecordScreen>
  )
}
