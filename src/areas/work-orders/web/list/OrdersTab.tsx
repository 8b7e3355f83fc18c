import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { orderColumns } from './order-columns.tsx'

/** The page already says whose they are, and where. */
const hidden = ['client', 'site_suburb', 'site', 'job', 'cancel_reason']

/** A job's work orders, first day first. */
export function OrdersTab({ job_id }: { job_id: number }) {
  const may = useMay()
  const pages = usePages()
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
      hidden={hidden}
      none={{
        title: 'No work orders yet',
        text: may('work-orders:write')
          ? 'Add requirements to the job: each machine and day becomes a work order.'
          : 'Each machine and day that the job needs becomes a work order.',
      }}
    />
  )
}
