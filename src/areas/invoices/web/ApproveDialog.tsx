import { useQuery } from '@tanstack/react-query'
import { useHolidays } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { reasonOf } from '#shared/allowed.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { useNow } from '#ui/use-now.ts'
import { InvoiceApproval, invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceLabels } from '../rules/invoice-labels.ts'
import { invoiceCan } from '../rules/invoice-status.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { confirmDate } from './confirm-date.ts'
import { invoiceQuery } from './queries.ts'

const field = labelled(invoiceLabels)

/**
 * Says which number approval takes and that it stays, and asks people who may date invoices for the date of issue. Where
 * another invoice takes that number meanwhile it shows the next one, to approve again.
 */
export function ApproveDialog({
  invoice: opened,
  label = 'Approve',
  onApproved,
  onClose,
}: {
  invoice: Invoice
  label?: 'Approve' | 'Approve and send'
  onApproved?: (approved: Invoice) => void
  onClose: () => void
}) {
  const mayDate = useMay()('invoices:date')
  const { data: invoice = opened, refetch } = useQuery(invoiceQuery(opened.id))
  const create = useCreate(calls.approveInvoice, {
    schema: InvoiceApproval,
    empty: { version: opened.version, invoice_date: null },
    params: { id: opened.id },
    saved: (approved) => `${invoiceName(approved)} approved`,
    onSaved: (approved) => {
      onClose()
      onApproved?.(approved)
    },
  })
  const today = melbourneDate(useNow())
  const holidayOn = useHolidays()
  const submit = async (approval: InvoiceApproval) => {
    const day = approval.invoice_date ?? today
    if (!(await confirmDate(invoice, day, { today, holidayOn }))) return
    const approved = await create.submit({ ...approval, next_invoice_no: invoice.next_invoice_no })
    if (!approved) await refetch()
  }
  // Someone else may approve or delete it while this is open.
  const refusal = create.form.formState.isSubmitting ? undefined : reasonOf(invoiceCan.approve(invoice))
  return (
    <FormDialog
      title={`${label} ${invoice.next_invoice_no ?? invoiceName(invoice)}?`}
      form={create.form}
      onSubmit={submit}
      submitError={create.submitError}
      saveLabel={label}
      onClose={onClose}
      readOnly={refusal !== undefined}
    >
      {refusal === undefined ? (
        <>
          <p>
            <strong>{invoice.client}</strong>
            {invoice.total_cents !== undefined && (
              <>
                , <ExactMoney cents={invoice.total_cents} /> including GST
              </>
            )}
            {label === 'Approve and send' && '. You check the letter before it goes.'}
          </p>
          <p>
            It takes the next number, {invoice.next_invoice_no}. This can’t be undone: an approved invoice can
            only be credited or voided.
          </p>
        </>
      ) : (
        <p>{refusal}</p>
      )}
      {mayDate && refusal === undefined && (
        <DateField
          {...field('invoice_date')}
          help="Leave empty for today. Not before the month of the last invoice."
        />
      )}
    </FormDialog>
  )
}
