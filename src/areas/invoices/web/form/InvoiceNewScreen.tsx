import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { InvoiceInput } from '../../contract/invoice.ts'
import { draftErrors } from '../../rules/check-invoice.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { BillableList } from '../dockets/BillableList.tsx'
import { confirmMore } from '../confirm-more.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import { newLine } from '../lines/new-line.ts'
import { serverNow } from '#ui/server-clock.ts'

interface Asked {
  client_id?: number
  job_id?: number
  docket_id?: number
  tab?: 'dockets' | 'hand'
}
const breadcrumbs = [{ label: 'Invoices', to: invoicePaths.list }]

/** A new invoice: from approved dockets and what was agreed beside them, or by hand. */
export function InvoiceNewScreen() {
  const { client_id, job_id, docket_id, tab = 'dockets' } = useSearch({ strict: false }) as Asked
  const of = client_id === undefined ? '' : `client_id=${client_id}&`
  const tabs = (
    <Tabs
      label="New invoice"
      tabs={[
        { label: 'From dockets', to: `${invoicePaths.create}?${of}tab=dockets`, active: tab === 'dockets' },
        { label: 'By hand', to: `${invoicePaths.create}?${of}tab=hand`, active: tab === 'hand' },
      ]}
    />
  )
  if (tab === 'hand') return <ByHand client_id={client_id} tabs={tabs} />
  return (
    <Screen title="New invoice" breadcrumbs={breadcrumbs} below={tabs}>
      <BillableList client_id={client_id} job_id={job_id} docket_id={docket_id} />
    </Screen>
  )
}

function ByHand({ client_id, tabs }: { client_id: number | undefined; tabs: ReactNode }) {
  const navigate = useNavigate()
  const [today] = useState(() => melbourneDate(serverNow()))
  const create = useCreate(invoiceEndpoints.createInvoice, {
    schema: InvoiceInput,
    together: (values) => draftErrors({ ...values, invoice_date: today }),
    empty: {
      ...(client_id !== undefined && { client_id }),
      // The grid starts with a line to type into.
      lines: [newLine()] as NonNullable<InvoiceInput['lines']>,
    },
    saved: (invoice) => `${invoiceName(invoice)} saved`,
    confirmOverride: confirmMore,
    onSaved: ({ id }) => navigate({ href: invoicePaths.edit(id), replace: true }),
  })
  return (
    <FormScreen
      title="New invoice"
      breadcrumbs={breadcrumbs}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onCancel={() => void navigate({ href: invoicePaths.list })}
      below={tabs}
    >
      <InvoiceForm />
    </FormScreen>
  )
}
