import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { Link } from '#ui/navigation.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistPaths } from './checklist-paths.ts'
import { completedOfAssetColumns } from './completed/completed-columns.tsx'

const shownAtMost = 50

/** One asset's completed checklists, latest first. */
export function AssetChecklistsTab({ asset_id }: { asset_id: number }) {
  const { data, isPending, error, refetch } = useQuery(
    read(checklistEndpoints.listAssetChecklists, { query: { asset_id, page_size: shownAtMost } }),
  )
  const isMore = data?.total != null && data.total > shownAtMost
  return (
    <Section
      title="Completed checklists"
      actions={
        isMore && <Link to={`${checklistPaths.completed}?asset_id=${asset_id}`}>All {data.total}</Link>
      }
    >
      {error && !data ? (
        <ErrorState message="Could not load the completed checklists." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Completed checklists"
          rows={data?.rows ?? []}
          columns={completedOfAssetColumns}
          rowKey={({ id }) => id}
          loading={isPending}
          empty={
            <EmptyState
              title="No checklist completed yet"
              text="Drivers complete one before the first start of the day."
            />
          }
        />
      )}
    </Section>
  )
}
