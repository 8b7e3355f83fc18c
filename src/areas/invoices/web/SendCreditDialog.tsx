import { useCreate } from '#platform/web/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { CreditMail } from '../contract/credit-endpoints.ts'
import type { CreditNote } from '../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'

/** The e-mail that brings the link of a credit note. */
export function SendCreditDialog({
  note,
  invoice,
  onClose,
}: {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}) {
  const create = useCreate(calls.sendCreditNote, {
    schema: CreditMail,
    empty: {
      to: note.sent_to ?? invoice.sent_to ?? invoice.send_to ?? '',
      to_name: invoice.send_to_name,
    },
    params: { id: note.id },
    saved: ({ credit_note_no }) => `${credit_note_no} sent`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${note.sent_at ? 'Send again' : 'Send'}: ${note.credit_note_no}`}
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
        help="The link to the PDF stands below it. Empty: a short usual letter."
      />
    </FormDialog>
  )
}
