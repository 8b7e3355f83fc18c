import { useQueries, useQuery } from '@tanstack/react-query'
import { CompletedChecklist } from '#areas/checklists/web/index.ts'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import css from './driver-jobs.module.css'

interface Which {
  driver_id: number
  job_item_ids: readonly number[]
}

/** The checklists a driver completed on these orders, as sheets. */
export function CompletedSheets({ driver_id, job_item_ids }: Which) {
  const query = { driver_id, page_size: 200 }
  const { data, isError, refetch } = useQuery(read(checklistEndpoints.listAssetChecklists, { query }))
  const own = data?.rows.filter(
    ({ job_item_id }) => job_item_id !== null && job_item_ids.includes(job_item_id),
  )
  const sheets = useQueries({
    queries: (own ?? []).map(({ id }) => read(checklistEndpoints.getAssetChecklist, { params: { id } })),
  })
  if (isError) return <ErrorState message="Could not load the checklists." onRetry={() => void refetch()} />
  if (!own) return <LoadingState />
  if (own.length === 0)
    return (
      <EmptyState title="No checklist yet" text="Checklists the driver completes on this job appear here." />
    )
  return (
    <div className={css.sheets}>
      {sheets.map(({ data: sheet }) => sheet && <CompletedChecklist key={sheet.id} completed={sheet} />)}
    </div>
  )
}
