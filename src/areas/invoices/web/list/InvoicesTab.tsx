import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { hiddenAtFirst, invoiceColumns, withoutMoney } from './invoice-columns.tsx'
import { ClientCredit } from '../credits/ClientCredit.tsx'
import { InvoiceSums } from '../form/InvoiceSums.tsx'
import { invoicePaths } from '../invoice-paths.ts'

/** The page's title already says whose they are. */
const hidden = [...hiddenAtFirst, 'client']

/** A client's invoices, or those that bill a job, latest first. */
export function InvoicesTab({ client_id, job_id }: { client_id: number; job_id?: number }) {
  const pages = usePages()
  const may = useMay()
  const seesMoney = may('invoices:totals')
  const whyNot = useWhyNot()
  const narrow = job_id === undefined ? { client_id } : { job_id }
  const invoices = useQuery({
    ...read(invoiceEndpoints.listInvoices, { query: { ...narrow, ...pages.query } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PagedSection
        title="Invoices"
        pages={pages}
        asked={invoices}
        columns={seesMoney ? invoiceColumns : withoutMoney}
        hidden={hidden}
        none={{
          title: 'No invoices yet',
          text: may('invoices:write')
            ? 'Make one from approved dockets, or write it by hand.'
            : 'Invoices appear here once they are made.',
        }}
        action={
          <LinkButton
            to={invoicePaths.createFor(client_id)}
            icon={<IconPlus aria-hidden />}
            disabledReason={whyNot('invoices:write')}
          >
            New invoice
          </LinkButton>
        }
      >
        {seesMoney && <InvoiceSums query={narrow} />}
      </PagedSection>
      {job_id === undefined && may('payments:read') && <ClientCredit client_id={client_id} />}
    </>
  )
}
