import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/api.ts'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { orderEndpoints } from '../contract/endpoints.ts'
import { orderColumns } from './order-columns.tsx'

/** Whose they are, and where, is the page's own. */
const hidden = ['client', 'site_suburb', 'site', 'job', 'cancel_reason']

/** The work orders of a job, the first day first. */
export function OrdersTab({ job_id }: { job_id: number }) {
  const [page, setPage] = useState(1)
  const [page_size, setPageSize] = useState(50)
  const orders = useQuery({
    ...read(orderEndpoints.listOrders, { query: { job_id, page, page_size, sort: 'work_date' } }),
    placeholderData: keepPreviousData,
  })
  const rows = orders.data?.rows ?? []
  const total = orders.data?.total ?? null
  if (orders.isError)
    return <ErrorState message="The work orders could not be loaded." onRetry={() => void orders.refetch()} />
  return (
    <Section title="Work orders">
      <DataTable
        label="Work orders"
        rows={rows}
        columns={orderColumns}
        hidden={hidden}
        rowKey={(order) => order.id}
        loading={orders.isPending || orders.isPlaceholderData}
        empty={
          <EmptyState
            title="No work orders yet"
            text="They are made when the job is told what it needs, one for each asset and day."
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
