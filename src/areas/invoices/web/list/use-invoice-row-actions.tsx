import { IconCash, IconCheck, IconMail, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { documentItems } from '#platform/web/lists/document-items.tsx'
import { useRowDialog } from '#platform/web/lists/use-row-dialog.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { startsFrom } from '#shared/state-table.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { invoiceActions, invoiceCan, sendsTotals } from '../../rules/invoice-status.ts'
import { againAs, letterVerbs } from '../../rules/reminder.ts'
import { invoicePaths } from '../invoice-paths.ts'
import type { InvoiceRowAction } from './InvoiceRowDialog.tsx'

const InvoiceRowDialog = lazyDialog(() => import('./InvoiceRowDialog.tsx'), 'default')

/**
 * What can be done with an invoice from the list: the record's own actions. One that its state does not allow is left
 * out; one that the person may not do says so. `dialog` must be rendered.
 */
export function useInvoiceRowActions(): { rowMenu: (invoice: InvoiceRow) => MenuItem[]; dialog: ReactNode } {
  const may = useMay()
  const whyNot = useWhyNot()
  const { open, dialog } = useRowDialog(InvoiceRowDialog)

  const rowMenu = (invoice: InvoiceRow): MenuItem[] => {
    const { id, status, letter } = invoice
    const item = (action: InvoiceRowAction, label: string, icon: ReactNode, rowKey: string): MenuItem => ({
      label,
      icon,
      rowKey,
      disabledReason:
        whyNot(invoiceActions[action].right) ??
        (sendsTotals.includes(action) ? whyNot('invoices:totals') : undefined),
      run: () => open(id, action),
    })
    return [
      // Its further conditions are looked up when it is opened.
      ...(startsFrom(invoiceActions.approve, status)
        ? [item('approve', 'Approve', <IconCheck aria-hidden />, 'a')]
        : []),
      ...(invoiceCan.pay(invoice) === true
        ? [item('pay', 'Record payment', <IconCash aria-hidden />, 'p')]
        : []),
      ...(invoiceCan.send(invoice) === true
        ? [item('send', letterVerbs.first, <IconMail aria-hidden />, 'e')]
        : []),
      ...(invoiceCan.remind(invoice) === true
        ? [item('remind', letterVerbs[againAs(status, letter)], <IconRefresh aria-hidden />, 'e')]
        : []),
      ...(may('invoices:totals')
        ? documentItems({ pdf: `/api/invoices/${id}/pdf`, preview: invoicePaths.preview(id) })
        : []),
    ]
  }
  return { rowMenu, dialog }
}
