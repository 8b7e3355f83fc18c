import { useQuery } from '@tanstack/react-query'
import { IconCalendar, IconPlus } from '@tabler/icons-react'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { orderMatrixQuery } from '#areas/chain/web/index.ts'
import { matrixColumns, matrixRows } from '#areas/chain/rules/order-matrix.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Job } from '../../contract/job.ts'
import { jobPaths } from '../job-paths.ts'
import { useWhyNotJob } from '../use-job-actions.tsx'
import { MatrixDays } from './MatrixDays.tsx'
import { MatrixLegend } from './MatrixLegend.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import css from './matrix.module.css'

/** A job’s orders: a row for each machine that it needs, a column for each day; on a phone one day at a time. */
export function OrderMatrix({ job }: { job: Job }) {
  const today = melbourneDate(useNow())
  const isPhone = useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false })
  const { data, isError, refetch } = useQuery(orderMatrixQuery(job.id))
  const orders = useMemo(() => data?.orders ?? [], [data])
  const rows = useMemo(() => matrixRows(orders), [orders])
  const columns = useMemo(() => matrixColumns(orders), [orders])
  const shown = { rows, columns, today, fillPath: useFillPath(job) }
  return (
    <Section title="Orders by day" actions={<Actions job={job} from={firstFrom(columns, today)} />}>
      {isError && <ErrorState message="Could not load the orders." onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState label="Loading the orders" />}
      {data?.orders.length === 0 && (
        <EmptyState
          title="No orders yet"
          text="Add the machines that this job needs, and its orders appear here."
        />
      )}
      {orders.length > 0 && (
        <div className={css.matrix}>
          <MatrixLegend orders={orders} />
          {isPhone ? <MatrixDays {...shown} /> : <MatrixTable {...shown} />}
        </div>
      )}
    </Section>
  )
}

/** Where an order to fill leads those who book: to all of the job’s at once. */
function useFillPath(job: Job): string | null {
  return useMay()('scheduler:write') && job.status !== 'Draft' ? `/dashboard/jobs/${job.id}/fill` : null
}

/** Today, or the first day of a job that is still to come. */
const firstFrom = (columns: readonly { from: string }[], today: string): string | undefined =>
  columns.find(({ from }) => from >= today)?.from ?? columns.at(-1)?.from

function Actions({ job, from }: { job: Job; from: string | undefined }) {
  const may = useMay()
  const whyNotEdit = useWhyNotJob(job)('edit')
  return (
    <>
      {may('work-orders:write') && !whyNotEdit && (
        <LinkButton icon={<IconPlus aria-hidden />} to={jobPaths.edit(job.id, 'requirements')}>
          Add a machine
        </LinkButton>
      )}
      {may('scheduler:read') && from && (
        <LinkButton
          icon={<IconCalendar aria-hidden />}
          to={`/dashboard/jobs/scheduler?rows=jobs&client=${job.client_id}&from=${from}`}
        >
          Open in the board
        </LinkButton>
      )}
    </>
  )
}
