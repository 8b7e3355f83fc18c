import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistPaths } from '../checklist-paths.ts'
import { defectOfAssetColumns } from './defect-columns.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { useDefectActions } from './use-defect-actions.tsx'

const shownAtMost = 50

/** One asset's defects. `disabledReason`: why none may be added now. */
export function AssetDefectsTab({
  asset_id,
  disabledReason,
}: {
  asset_id: number
  disabledReason?: string | undefined
}) {
  const { data, isPending, error, refetch } = useQuery(
    read(checklistEndpoints.listDefects, { query: { asset_id, page_size: shownAtMost } }),
  )
  const [isReporting, setReporting] = useState(false)
  const actions = useDefectActions()
  const mayNot = useWhyNot()('defects:write')
  const rows = data?.rows ?? []
  const isMore = data?.total != null && data.total > shownAtMost
  const report = (
    <Button
      icon={<IconPlus aria-hidden />}
      disabledReason={disabledReason ?? mayNot}
      onClick={() => setReporting(true)}
    >
      Report a defect
    </Button>
  )
  return (
    <Section
      title="Defects"
      actions={
        <>
          {isMore && <Link to={`${checklistPaths.defects}?asset_id=${asset_id}`}>All {data.total}</Link>}
          {rows.length > 0 && report}
        </>
      }
    >
      {actions.error && <Notice tone="danger">{actions.error}</Notice>}
      {error && !data ? (
        <ErrorState message="Could not load the defects." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Defects"
          rows={rows}
          columns={defectOfAssetColumns}
          rowKey={({ id }) => id}
          rowMenu={actions.menuOf}
          loading={isPending}
          empty={
            <EmptyState title="No defects" text="No defects are recorded for this machine." action={report} />
          }
        />
      )}
      {actions.dialog}
      {isReporting && <ReportDialog asset_id={asset_id} onClose={() => setReporting(false)} />}
    </Section>
  )
}
