import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { type Invoice, InvoiceFields } from '../../contract/invoice.ts'
import { draftErrors } from '../../rules/check-invoice.ts'
import { ontoSaved } from '../../rules/removed-lines.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { invoiceFieldWords } from '../invoice-field-words.ts'
import { confirmMore } from '../confirm-more.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import type { TypedLine } from '../lines/new-line.ts'
import { useApproveAndSend, useWhyNotApprove } from '../use-approve-and-send.tsx'

/** The invoice's own fields. `readOnly`: because of its state or the person's rights; the screen says why. */
export function InvoiceDetailsTab({ invoice, readOnly }: { invoice: Invoice; readOnly: boolean }) {
  const edit = useEdit(invoiceEndpoints.editInvoice, {
    schema: InvoiceFields,
    together: (values) => draftErrors({ ...values, invoice_date: invoice.invoice_date }),
    record: invoice,
    params: { id: invoice.id },
    saved: (saved) => `${invoiceName(saved)} saved`,
    confirmOverride: confirmMore,
  })
  const resolve = ({ lines, ...chosen }: Record<string, unknown>) => {
    const saved = new Set((edit.conflict?.current as Invoice | undefined)?.lines.map(({ id }) => id))
    return edit.resolve(lines ? { ...chosen, lines: ontoSaved(lines as TypedLine[], saved) } : chosen)
  }
  const { run, dialog } = useApproveAndSend()
  const whyNot = useWhyNotApprove(invoice)
  const saveAndSend = async (values: Parameters<typeof edit.submit>[0]) => {
    const saved = edit.hasChanges() ? await edit.submit(values) : invoice
    if (saved) run(saved)
  }
  return (
    <>
      <EditPanel
        edit={{ ...edit, resolve }}
        words={invoiceFieldWords}
        readOnly={readOnly}
        next={whyNot ? undefined : { label: 'Approve and send', run: saveAndSend }}
      >
        <InvoiceForm invoice={invoice} />
      </EditPanel>
      {dialog}
    </>
  )
}
