import { useMay } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetCan } from '../rules/asset-rules.ts'
import { AssetCostSection } from './AssetCostSection.tsx'
import { AssetDetailsTab } from './AssetDetailsTab.tsx'
import { assetFieldWords } from './asset-field-words.ts'
import type { AssetTab } from './resource-paths.ts'

// These come when they are opened.
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const WorkshopTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'WorkshopTab')
const AssetChecklistsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetChecklistsTab')
const AssetDefectsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetDefectsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** What stands under one of an asset's tabs. What may not be changed now says why. */
export function AssetTabContent({ tab, asset }: { tab: AssetTab; asset: Asset }) {
  const may = useMay()
  const mayNotWrite = useWhyNot()('resources:write')
  const open = assetCan.edit(asset)
  const locked = open === true ? undefined : open
  const record = { record_type: 'asset', record_id: asset.id }
  const canWrite = !locked && (may('resources:write') || may('documents:approve'))

  switch (tab) {
    case 'details':
      return (
        <>
          {!locked && mayNotWrite && <Notice>{mayNotWrite}</Notice>}
          <AssetDetailsTab asset={asset} readOnly={Boolean(locked ?? mayNotWrite)} />
          {may('resources:cost') && <AssetCostSection asset={asset} disabledReason={locked} />}
        </>
      )
    case 'workshop':
      return <WorkshopTab asset_id={asset.id} disabledReason={locked} />
    case 'checklists':
      return <AssetChecklistsTab asset_id={asset.id} />
    case 'defects':
      return <AssetDefectsTab asset_id={asset.id} disabledReason={locked} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={assetFieldWords} />
  }
}
