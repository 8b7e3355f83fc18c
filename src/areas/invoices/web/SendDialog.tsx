import { useCreate } from '#platform/web/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { invoiceEndpoints as calls, InvoiceMail } from '../contract/endpoints.ts'
import { notEmailed } from '#shared/mail-words.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'

/** The e-mail that brings the link of an invoice: the first one, a reminder, or a copy of what is paid. */
export function SendDialog({
  invoice,
  kind,
  onClose,
}: {
  invoice: Invoice
  kind: 'send' | 'remind'
  onClose: () => void
}) {
  const isFirst = kind === 'send'
  const isPaid = invoice.status === 'Paid'
  const again = isPaid ? 'Send a copy' : 'Send again'
  const create = useCreate(isFirst ? calls.sendInvoice : calls.remindOfInvoice, {
    schema: InvoiceMail,
    empty: {
      version: invoice.version,
      to: (isFirst ? invoice.send_to : (invoice.sent_to ?? invoice.send_to)) ?? '',
      to_name: invoice.send_to_name,
    },
    params: { id: invoice.id },
    saved: (saved) => `${invoiceName(saved)}${saved.not_emailed ? `. ${notEmailed}` : ' sent'}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${isFirst ? 'Send' : again}: ${invoiceName(invoice)}`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      saveLabel="Send"
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <TextField name="to" label="To" type="email" required takesFocus />
        <TextField name="to_name" label="Name" />
      </FieldGrid>
      <TextAreaField
        name="message"
        label="Message"
        rows={6}
        help={`The link to the PDF stands below it. Empty: a short usual letter${isFirst || isPaid ? '' : ' with what is owing'}.`}
      />
    </FormDialog>
  )
}
