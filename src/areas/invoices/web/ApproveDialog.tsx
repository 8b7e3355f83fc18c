import { useHolidays } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { useNow } from '#ui/use-now.ts'
import { InvoiceApproval, invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceLabels } from '../rules/invoice-labels.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { confirmDate } from './confirm-date.ts'

const field = labelled(invoiceLabels)

/** Explains approval, and for people who may date invoices asks for the date of issue. */
export function ApproveDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const mayDate = useMay()('invoices:date')
  const create = useCreate(calls.approveInvoice, {
    schema: InvoiceApproval,
    empty: { version: invoice.version, invoice_date: null },
    params: { id: invoice.id },
    saved: (approved) => `${invoiceName(approved)} approved`,
    onSaved: onClose,
  })
  const today = melbourneDate(useNow())
  const holidayOn = useHolidays()
  const submit = async (approval: InvoiceApproval) => {
    const day = approval.invoice_date ?? today
    if (await confirmDate(invoice, day, { today, holidayOn })) await create.submit(approval)
  }
  return (
    <FormDialog
      title={`Approve ${invoiceName(invoice)}?`}
      form={create.form}
      onSubmit={submit}
      submitError={create.submitError}
      saveLabel="Approve"
      onClose={onClose}
    >
      <p>It gets its number now. Once approved, the invoice no longer changes: credit or void it instead.</p>
      {mayDate && (
        <DateField
          {...field('invoice_date')}
          help="Leave empty for today. Not before the month of the last invoice."
        />
      )}
    </FormDialog>
  )
}
