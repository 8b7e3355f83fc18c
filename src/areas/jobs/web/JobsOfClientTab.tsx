import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { jobEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, jobColumns } from './job-columns.tsx'
import { jobPaths } from './job-paths.ts'

/** Whose they are is the page's title. */
const hidden = [...hiddenAtFirst, 'client']

/** The jobs of a client, the latest first. `disabledReason`: why it gets no new one now. */
export function JobsOfClientTab({
  client_id,
  disabledReason,
}: {
  client_id: number
  disabledReason?: string | undefined
}) {
  const [page, setPage] = useState(1)
  const [page_size, setPageSize] = useState(50)
  const whyNot = useWhyNot()
  const jobs = useQuery({
    ...read(jobEndpoints.listJobs, { query: { client_id, page, page_size } }),
    placeholderData: keepPreviousData,
  })
  const rows = jobs.data?.rows ?? []
  const total = jobs.data?.total ?? null
  const add = (
    <LinkButton
      to={`${jobPaths.create}?client_id=${client_id}`}
      icon={<IconPlus aria-hidden />}
      disabledReason={disabledReason ?? whyNot('jobs:write')}
    >
      New job
    </LinkButton>
  )
  if (jobs.isError)
    return <ErrorState message="The jobs could not be loaded." onRetry={() => void jobs.refetch()} />
  return (
    <Section title="Jobs" actions={rows.length > 0 && add}>
      <DataTable
        label="Jobs"
        rows={rows}
        columns={jobColumns}
        hidden={hidden}
        rowKey={(job) => job.id}
        loading={jobs.isPending || jobs.isPlaceholderData}
        empty={
          <EmptyState
            title="No jobs yet"
            text="A job is work for this client at one of its sites, by hand or from an accepted quote."
            action={add}
          />
        }
      />
      {total !== null && total > rows.length && (
        <Pager
          page={page}
          pageSize={page_size}
          total={total}
          onPage={setPage}
          onPageSize={setPageSize}
          shown={rows.length}
        />
      )}
    </Section>
  )
}
