import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { DifferingDates, commonTabs } from '#areas/documents/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { AssetCostSection } from './AssetCostSection.tsx'
import { AssetDetailsTab } from './AssetDetailsTab.tsx'
import { assetFieldWords } from './asset-field-words.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import { AssetSummary } from './AssetSummary.tsx'
import { assetQuery } from './queries.ts'
import { useAssetActions, whyNotArchive } from './use-asset-actions.tsx'
import { useAssetRecord } from './use-asset-record.ts'

// These load when opened.
const AssetDriversTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'AssetDriversTab')
const AssetSubcontractorTab = lazyPart(() => import('./AssetSubcontractorTab.tsx'), 'AssetSubcontractorTab')
const AssetTagsTab = lazyPart(() => import('#areas/tags/web/index.ts'), 'AssetTagsTab')
const WorkshopTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'WorkshopTab')
const AssetChecklistsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetChecklistsTab')
const AssetDefectsTab = lazyPart(() => import('#areas/checklists/web/index.ts'), 'AssetDefectsTab')

/** A machine, truck or trailer with its tabs. */
export function AssetEditScreen() {
  const id = useRecordId()
  const { data: asset } = useSuspenseQuery(assetQuery(id))
  const { menuOf, dialog, error } = useAssetActions()
  const record = useAssetRecord()
  const may = useMay()
  const mayWrite = may('resources:write') || may('documents:approve')

  return (
    <RecordScreen
      record={record}
      shown={asset}
      title={`${asset.fleet_no} ${asset.name}`}
      badges={<AssetStatusBadge status={asset.status} is_on_hire={asset.is_on_hire} />}
      whyNotArchive={whyNotArchive(asset)}
      menu={menuOf(asset)}
      error={error}
      notices={
        <>
          {asset.status === 'off_road' && <Notice tone="warning">Off road: {asset.off_road_reason}</Notice>}
          <Suspense fallback={null}>
            <DifferingDates
              record_type="asset"
              record_id={id}
              dates={[
                { label: 'Registration', document_type: 'Registration', date: asset.rego_expires_on },
                { label: 'Insurance', document_type: 'Insurance', date: asset.insurance_expires_on },
                {
                  label: 'Inspection',
                  document_type: 'Annual inspection',
                  date: asset.plant_inspection_expires_on,
                },
              ]}
            />
          </Suspense>
          {asset.sold_on && <Notice>Sold on {formatDate(asset.sold_on)}.</Notice>}
        </>
      }
      summary={<AssetSummary asset={asset} pathOf={(tab) => record.paths.edit(id, tab)} />}
      panels={(locks) => ({
        details: (
          <>
            <AssetDetailsTab asset={asset} locks={locks} />
            {may('resources:cost') && <AssetCostSection asset={asset} disabledReason={locks.locked} />}
          </>
        ),
        subcontractor: (
          <AssetSubcontractorTab asset={asset} disabledReason={locks.locked ?? locks.mayNotWrite} />
        ),
        drivers: <AssetDriversTab asset={asset} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        workshop: <WorkshopTab asset_id={id} disabledReason={locks.locked} />,
        checklists: <AssetChecklistsTab asset_id={id} />,
        defects: <AssetDefectsTab asset_id={id} disabledReason={locks.locked} />,
        tags: <AssetTagsTab asset={{ id, name: asset.fleet_no }} locked={locks.locked} />,
        ...commonTabs('asset', id, { canWrite: !locks.locked && mayWrite, words: assetFieldWords }),
      })}
    >
      {dialog}
    </RecordScreen>
  )
}
