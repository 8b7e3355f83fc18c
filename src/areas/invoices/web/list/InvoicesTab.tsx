import { IconPlus } from '@tabler/icons-react'
import { scopeOf, useMay } from '#platform/web/calls/session.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { hiddenAtFirst, invoiceColumns, withoutMoney } from './invoice-columns.tsx'
import { ClientCredit } from '../credits/ClientCredit.tsx'
import { InvoiceSums } from '../form/InvoiceSums.tsx'
import { invoicePaths } from '../invoice-paths.ts'

/** The page's title already says whose they are. */
const hidden = [...hiddenAtFirst, 'client']

/** A client's invoices, or those that bill a job, latest first. */
export function InvoicesTab({ client_id, job_id }: { client_id: number; job_id?: number }) {
  const may = useMay()
  const seesMoney = may('invoices:totals')
  const mayMake = may('invoices:write')
  const narrow = job_id === undefined ? { client_id } : { job_id }
  const paged = usePaged(invoiceEndpoints.listInvoices, narrow)
  return (
    <>
      <PagedSection
        title="Invoices"
        {...paged}
        columns={seesMoney ? invoiceColumns : withoutMoney}
        hidden={hidden}
        none={noneWords(mayMake)}
        action={
          mayMake && (
            <LinkButton to={invoicePaths.createFor(client_id)} icon={<IconPlus aria-hidden />}>
              New invoice
            </LinkButton>
          )
        }
      >
        {seesMoney && <InvoiceSums query={narrow} />}
      </PagedSection>
      {job_id === undefined && may('payments:read') && <ClientCredit client_id={client_id} />}
    </>
  )
}

function noneWords(mayMake: boolean): { title: string; text: string } {
  if (scopeOf('invoices:read') === 'own')
    return {
      title: 'No invoices to show',
      text: 'You see invoices of clients you manage. Ask accounts about others.',
    }
  return {
    title: 'No invoices yet',
    text: mayMake
      ? 'Make one from approved dockets, or write it by hand.'
      : 'Invoices appear here once they are made.',
  }
}
