import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/api.ts'
import { useMay } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, invoiceColumns, withoutMoney } from './invoice-columns.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'
import { invoicePaths } from './invoice-paths.ts'

/** The invoices of a client, or those that bill a job, the latest first. */
export function InvoicesTab({ client_id, job_id }: { client_id: number; job_id?: number }) {
  const [page, setPage] = useState(1)
  const [page_size, setPageSize] = useState(50)
  const seesMoney = useMay()('invoices:totals')
  const whyNot = useWhyNot()
  const narrow = job_id === undefined ? { client_id } : { job_id }
  const invoices = useQuery({
    ...read(invoiceEndpoints.listInvoices, { query: { ...narrow, page, page_size } }),
    placeholderData: keepPreviousData,
  })
  const rows = invoices.data?.rows ?? []
  const total = invoices.data?.total ?? null
  const add = (
    <LinkButton
      to={invoicePaths.createFor(client_id)}
      icon={<IconPlus aria-hidden />}
      disabledReason={whyNot('invoices:write')}
    >
      New invoice
    </LinkButton>
  )
  if (invoices.isError)
    return <ErrorState message="The invoices could not be loaded." onRetry={() => void invoices.refetch()} />
  return (
    <Section title="Invoices" actions={rows.length > 0 && add}>
      {seesMoney && rows.length > 0 && <InvoiceSums query={narrow} />}
      <DataTable
        label="Invoices"
        rows={rows}
        columns={seesMoney ? invoiceColumns : withoutMoney}
        hidden={[...hiddenAtFirst, 'client']}
        rowKey={(invoice) => invoice.id}
        loading={invoices.isPending || invoices.isPlaceholderData}
        empty={
          <EmptyState
            title="No invoices yet"
            text="They are made of approved dockets, or written by hand."
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
