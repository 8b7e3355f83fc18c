import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListActions } from '#platform/web/lists/ListActions.tsx'
import { useExport } from '#platform/web/lists/use-export.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { BulkActions } from '#platform/web/lists/BulkActions.tsx'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { listKeysWith } from '#ui/parts/KeyHints.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { invoiceNoun } from '../../rules/invoice-labels.ts'
import { invoiceViews } from '../../rules/invoice-views.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { bulkInvoiceActions } from './bulk-invoice-actions.tsx'
import { hiddenAtFirst, invoiceColumns, withoutMoney } from './invoice-columns.tsx'
import { InvoiceFilterBar } from './InvoiceFilterBar.tsx'
import { InvoiceSums } from '../form/InvoiceSums.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import { sumsQuery } from '../queries.ts'
import { useInvoiceRowActions } from './use-invoice-row-actions.tsx'

/** The invoices, their totals and what is owing. */
export function InvoiceListScreen() {
  const list = useList(invoiceEndpoints.listInvoices, { sort: '-invoice_date', hidden: hiddenAtFirst })
  const may = useMay()
  const whyNot = useWhyNot()
  const seesMoney = may('invoices:totals')
  const columns = seesMoney ? invoiceColumns : withoutMoney
  const views = useViewTabs(invoiceEndpoints.countInvoiceViews, invoiceViews, invoicePaths.list)
  const { rowMenu, dialog } = useInvoiceRowActions()
  const exports = [
    useExport({ endpoint: invoiceEndpoints.exportInvoices, query: list.query }),
    useExport({ endpoint: invoiceEndpoints.exportInvoiceLines, query: list.query, label: 'Export lines' }),
  ]
  const { data: sums } = useQuery({
    ...sumsQuery(list.query),
    placeholderData: keepPreviousData,
    enabled: seesMoney,
  })
  const newInvoice = may('invoices:write') && (
    <NewButton to={invoicePaths.create} variant="primary">
      New invoice
    </NewButton>
  )

  return (
    <ListScreen
      title="Invoices"
      count={list.total}
      views={views}
      keys={listKeysWith('p', may('payments:write') && 'payment')}
      filtering={list}
      actions={
        <ListActions settings={may('invoices:settings') && invoicePaths.settings} exports={exports}>
          {newInvoice}
        </ListActions>
      }
      filters={
        <>
          <InvoiceFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={invoiceNoun}
            nameOf={invoiceName}
            topic="invoice"
            actions={bulkInvoiceActions(whyNot)}
          />
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {seesMoney && <InvoiceSums query={list.query} />}
      {list.error ? (
        <ErrorState message="Could not load the invoices." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Invoices"
          columns={columns}
          rowKey={(invoice) => invoice.id}
          rowMenu={rowMenu}
          totals={
            seesMoney
              ? {
                  label: totalsLabel(invoiceNoun, list),
                  cells: sums && {
                    total_cents: <Money cents={sums.listed_cents} />,
                    owing_cents: <Money cents={sums.owing_cents} />,
                  },
                }
              : undefined
          }
          empty={
            <NoRows
              noun={invoiceNoun}
              list={list}
              none={noneFound(invoiceNoun, invoiceViews, list.filters)}
              text={
                may('invoices:write')
                  ? 'Make invoices from approved dockets, or write one by hand.'
                  : 'Invoices appear here once they are made.'
              }
              action={newInvoice}
            />
          }
        />
      )}
      {dialog}
    </ListScreen>
  )
}
