import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconClipboardList, IconMapPin } from '@tabler/icons-react'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ArchiveButton, archiveAction } from '#platform/web/lists/ArchiveButton.tsx'
import { BulkActions } from '#platform/web/lists/BulkActions.tsx'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { filtersOf } from '#platform/web/lists/list-query.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import type { JobRow } from '../../contract/job.ts'
import { jobNoun } from '../../rules/job-labels.ts'
import { jobCan } from '../../rules/job-status.ts'
import { currentJobViews } from '../../rules/job-views.ts'
import { OrdersFilled, jobColumns } from './job-columns.tsx'
import { JobFilterBar } from './JobFilterBar.tsx'
import { jobPaths } from '../job-paths.ts'
import { type JobView, jobViews } from './job-views.ts'
import { useAssignJobs } from './use-assign-jobs.tsx'
import { useArchiveJobs } from './use-archive-jobs.ts'

/** Current, cancelled or archived jobs. */
export function JobListScreen({ view = 'current' }: { view?: JobView }) {
  const { title, fixed, hidden, none } = jobViews[view]
  const isTablet = useIsTablet()
  const list = useList(jobEndpoints.listJobs, {
    fixed,
    sort: '-start_date',
    hidden: isTablet ? [...hidden, 'site'] : hidden,
  })
  const { error, ...archiving } = useArchiveJobs()
  const whyNot = useWhyNot()
  const may = useMay()
  const isArchived = view === 'archived'
  const action = archiveAction(archiving, isArchived)
  const can = isArchived ? jobCan.restore : jobCan.archive

  const assign = useAssignJobs()
  const views = useViewTabs(jobEndpoints.countJobViews, currentJobViews, jobPaths.list)

  const { data: sums } = useQuery({
    ...read(jobEndpoints.sumJobs, { query: filtersOf(list.query) }),
    placeholderData: keepPreviousData,
  })

  const rowMenu = (job: JobRow): MenuItem[] => [
    { label: 'Site', icon: <IconMapPin aria-hidden />, rowKey: 's', to: jobPaths.edit(job.id, 'site') },
    ...(may('work-orders:read')
      ? [
          {
            label: 'Orders',
            icon: <IconClipboardList aria-hidden />,
            rowKey: 'o',
            to: jobPaths.edit(job.id, 'orders'),
          },
        ]
      : []),
    { label: 'Documents', to: jobPaths.edit(job.id, 'documents') },
    {
      label: action.label,
      icon: action.icon,
      danger: !isArchived,
      disabledReason: whyNot('jobs:write') ?? reasonOf(can(job)),
      run: () => void action.run([job.id], job.job_no),
    },
  ]
  const newJob = may('jobs:write') && (
    <NewButton to={jobPaths.create} variant="primary" disabledReason={whyNot('clients:read')}>
      New job
    </NewButton>
  )

  return (
    <ListScreen
      title={title}
      count={list.total}
      filtering={list}
      actions={
        <>
          <ExportMenu endpoint={jobEndpoints.exportJobs} query={list.query} />
          {view === 'current' && newJob}
        </>
      }
      views={[
        ...views,
        { label: jobViews.cancelled.tab, to: jobPaths.cancelled },
        ...(may('scheduler:read') ? [{ label: 'Cancelled drivers', to: jobPaths.cancelledDrivers }] : []),
        ...(may('stats:read') ? [{ label: 'Report', to: jobPaths.report }] : []),
        { label: jobViews.archived.tab, to: jobPaths.archived },
      ]}
      filters={
        <>
          <JobFilterBar query={list.query} cancelled={view === 'cancelled'} onChange={list.set} />
          <ColumnPicker columns={jobColumns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={jobNoun}
            nameOf={({ job_no }) => job_no}
            topic="job"
            actions={isArchived ? [] : assign}
          >
            <ArchiveButton list={list} action={action} disabledReason={whyNot('jobs:write')} />
          </BulkActions>
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the jobs." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label={title}
          columns={jobColumns}
          rowKey={(job) => job.id}
          rowMenu={rowMenu}
          totals={{
            label: totalsLabel(jobNoun, list),
            cells: sums && { orders: <OrdersFilled {...sums} /> },
          }}
          empty={
            <NoRows
              noun={jobNoun}
              list={list}
              none={noneFound(jobNoun, currentJobViews, list.filters)}
              {...none}
              action={view === 'current' && newJob}
            />
          }
        />
      )}
    </ListScreen>
  )
}

export const CancelledJobsScreen = () => <JobListScreen view="cancelled" />
export const ArchivedJobsScreen = () => <JobListScreen view="archived" />
