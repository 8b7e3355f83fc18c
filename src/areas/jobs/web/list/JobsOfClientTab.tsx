import { IconPlus } from '@tabler/icons-react'
import { useMay } from '#platform/web/calls/session.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { hiddenAtFirst, jobColumns } from './job-columns.tsx'
import { jobPaths } from '../job-paths.ts'

/** The page's title already says whose they are. */
const hidden = [...hiddenAtFirst, 'client']

/** A client's jobs, latest first. `disabledReason`: why none can be added now. */
export function JobsOfClientTab({
  client_id,
  disabledReason,
}: {
  client_id: number
  disabledReason?: string | undefined
}) {
  const mayWrite = useMay()('jobs:write')
  const paged = usePaged(jobEndpoints.listJobs, { client_id })
  return (
    <PagedSection
      title="Jobs"
      {...paged}
      columns={jobColumns}
      hidden={hidden}
      none={{
        title: 'No jobs yet',
        text:
          mayWrite && !disabledReason
            ? 'Add a job, or make one from an accepted quote.'
            : 'This client’s jobs appear here.',
      }}
      action={
        mayWrite && (
          <LinkButton
            to={`${jobPaths.create}?client_id=${client_id}`}
            icon={<IconPlus aria-hidden />}
            disabledReason={disabledReason}
          >
            New job
          </LinkButton>
        )
      }
    />
  )
}
