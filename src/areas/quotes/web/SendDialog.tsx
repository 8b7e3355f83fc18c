import { useCreate } from '#platform/web/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { quoteEndpoints as calls } from '../contract/endpoints.ts'
import { notEmailed } from '#shared/mail-words.ts'
import type { Quote } from '../contract/quote.ts'
import { QuoteMail } from '../contract/state-endpoints.ts'

/** The e-mail that brings a quote's link, for the first time or again. */
export function SendDialog({
  quote,
  kind,
  onClose,
}: {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
}) {
  const isFirst = kind === 'send'
  const create = useCreate(isFirst ? calls.sendQuote : calls.remindQuote, {
    schema: QuoteMail,
    empty: { version: quote.version, to: quote.send_to ?? '', to_name: quote.send_to_name },
    params: { id: quote.id },
    saved: ({ quote_no, not_emailed }) => `Quote ${quote_no}${not_emailed ? `. ${notEmailed}` : ' sent'}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${isFirst ? 'Send' : 'Send again'}: ${quote.quote_no}`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      saveLabel="Send"
      onClose={onClose}
    >
      {isFirst && <Notice>Once it is sent it never changes. To change it you make a revision.</Notice>}
      <FieldGrid columns={2}>
        <TextField name="to" label="To" type="email" required takesFocus />
        <TextField name="to_name" label="Name" />
      </FieldGrid>
      <TextAreaField
        name="message"
        label="Message"
        rows={6}
        help="The link to the quote stands below it. Empty: a short usual letter."
      />
    </FormDialog>
  )
}
