import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTitle } from '#platform/web/guard/title.ts'
import { Screen } from '#ui/shells/Screen.tsx'
import { CompletedSheets } from './CompletedSheets.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { driverJobQuery } from './queries.ts'

/** The checklists completed on a driver job. */
export function ShowChecklistsScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: job } = useSuspenseQuery(driverJobQuery(id))
  useTitle(`Checklists ${job.order_no}`)
  return (
    <Screen
      title={`Checklists of ${job.driver}`}
      breadcrumbs={[
        { label: 'Driver jobs', to: driverJobPaths.list },
        { label: job.order_no, to: driverJobPaths.edit(id) },
      ]}
    >
      <CompletedSheets driver_id={job.driver_id} job_item_ids={[job.job_item_id]} />
    </Screen>
  )
}
