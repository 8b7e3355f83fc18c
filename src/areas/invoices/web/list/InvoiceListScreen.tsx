import { IconEye, IconSettings } from '@tabler/icons-react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { hiddenAtFirst, invoiceColumns, withoutMoney } from './invoice-columns.tsx'
import { InvoiceFilterBar } from './InvoiceFilterBar.tsx'
import { InvoiceSums } from '../form/InvoiceSums.tsx'
import { invoicePaths } from '../invoice-paths.ts'

/** The invoices, their totals and what is owing. */
export function InvoiceListScreen() {
  const list = useList(invoiceEndpoints.listInvoices, { sort: '-invoice_date', hidden: hiddenAtFirst })
  const may = useMay()
  const whyNot = useWhyNot()
  const seesMoney = may('invoices:totals')
  const columns = seesMoney ? invoiceColumns : withoutMoney
  // There are no bulk actions.
  const { selection: _selection, ...table } = list.table
  const rowMenu = (invoice: InvoiceRow): MenuItem[] => [
    { label: 'Check', icon: <IconEye aria-hidden />, to: invoicePaths.check(invoice.id) },
  ]
  const newInvoice = (
    <NewButton to={invoicePaths.create} variant="primary" disabledReason={whyNot('invoices:write')}>
      New invoice
    </NewButton>
  )
  const whyNoExport = whyNot('invoices:export')

  return (
    <ListScreen
      title="Invoices"
      count={list.total}
      filtersSet={list.filtersSet}
      actions={
        <>
          {may('invoices:settings') && (
            <LinkButton to={invoicePaths.settings} icon={<IconSettings aria-hidden />}>
              Settings
            </LinkButton>
          )}
          <ExportMenu
            endpoint={invoiceEndpoints.exportInvoices}
            query={list.query}
            label="Export"
            disabledReason={whyNoExport}
          />
          <ExportMenu
            endpoint={invoiceEndpoints.exportInvoiceLines}
            query={list.query}
            label="Export lines"
            disabledReason={whyNoExport}
          />
          {newInvoice}
        </>
      }
      filters={
        <>
          <InvoiceFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {seesMoney && <InvoiceSums query={list.query} />}
      {list.error ? (
        <ErrorState message="Could not load the invoices." onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          label="Invoices"
          columns={columns}
          rowKey={(invoice) => invoice.id}
          {...(seesMoney && { rowMenu })}
          empty={
            <NoRows
              noun="invoice"
              list={list}
              text="Make invoices from approved dockets, or write one by hand."
              action={newInvoice}
            />
          }
        />
      )}
    </ListScreen>
  )
}
