import type { LetterDraft } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import type { OwnLetter } from '#platform/web/letters/HandOver.tsx'
import { byLink, sentToast } from '#shared/mail-words.ts'
import { AddressField } from '#ui/fields/AddressesField.tsx'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'
import { issueNote } from '../../rules/quote-words.ts'

/** Without a mail server: issues a quote, so that it has a link. An address is asked for only where none is known. */
export function IssueDialog({
  quote,
  title,
  about,
  draft,
  onIssued,
  onClose,
}: {
  quote: Quote
  title: string
  about: string
  draft: LetterDraft
  onIssued: (quote: Quote, letter: OwnLetter) => void
  onClose: () => void
}) {
  const { subject, message } = draft
  const { form, submit, submitError } = useCreate(calls.sendQuote, {
    schema: QuoteMail,
    empty: {
      ...letterValues(draft, { to: quote.send_to, to_name: quote.send_to_name }),
      version: quote.version,
    },
    params: { id: quote.id },
    saved: (saved, { to }) => sentToast(saved.quote_no, saved, byLink, { to, done: 'issued' }),
    onSaved: (issued, { to }) =>
      onIssued(issued, { to, to_name: issued.send_to_name, cc: [], subject, message }),
  })
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={submit}
      submitError={submitError}
      saveLabel="Issue quote"
      cancelLabel="Not yet"
      onClose={onClose}
    >
      <p>You get the link next. {issueNote}</p>
      {!quote.send_to && (
        <AddressField
          name="to"
          label="To"
          required
          people={draft.contacts}
          onPicked={(person) => form.setValue('to_name', person?.name ?? null)}
        />
      )}
    </FormDialog>
  )
}
