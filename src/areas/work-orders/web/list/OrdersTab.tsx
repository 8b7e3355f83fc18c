import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { hiddenOnJob, orderColumns, tablet } from './order-columns.tsx'

/** A job's work orders, first day first. */
export function OrdersTab({ job_id }: { job_id: number }) {
  const may = useMay()
  const pages = usePages()
  const isTablet = useMediaQuery(tablet, undefined, { getInitialValueInEffect: false })
  const orders = useQuery({
    ...read(orderEndpoints.listOrders, { query: { job_id, sort: 'work_date', ...pages.query } }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedSection
      title="Work orders"
      pages={pages}
      asked={orders}
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
