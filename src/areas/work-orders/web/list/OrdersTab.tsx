import { useMay } from '#platform/web/calls/session.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { hiddenOnJob, orderColumns } from './order-columns.tsx'

/** A job's work orders, first day first. */
export function OrdersTab({ job_id }: { job_id: number }) {
  const may = useMay()
  const isTablet = useIsTablet()
  const paged = usePaged(orderEndpoints.listOrders, { job_id, sort: 'work_date' })
  return (
    <PagedSection
      title="Work orders"
      {...paged}
      columns={orderColumns}
      hidden={isTablet ? [...hiddenOnJob, 'invoiced'] : hiddenOnJob}
      none={{
        title: 'No work orders yet',
        text: may('work-orders:write')
          ? 'Add requirements to the job: each machine and day becomes a work order.'
          : 'Each machine and day that the job needs becomes a work order.',
      }}
    />
  )
}
