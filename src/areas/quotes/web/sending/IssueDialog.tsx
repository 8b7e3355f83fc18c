import { IconCopy } from '@tabler/icons-react'
import type { DocumentLink, LetterDraft } from '#platform/contract/letter.ts'
import { call } from '#platform/web/calls/api.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { copyMadeLink } from '#platform/web/letters/copy-made-link.ts'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { sentToast } from '#shared/mail-words.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { NoMailNotice } from '#ui/dialogs/NoMailNotice.tsx'
import { showToast } from '#ui/toasts/toast-store.ts'
import { AddressField } from '#ui/fields/AddressesField.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'
import { issueNote } from '../../rules/quote-words.ts'

/** Without a link when it could not be made. */
export interface Issued {
  quote: Quote
  link: DocumentLink | undefined
}

/** Without a mail server: copies a quote's link, which issues it. An address is asked for only where none is known. */
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
  onIssued: (issued: Issued) => void
  onClose: () => void
}) {
  const params = { id: quote.id }
  const { form, submit, submitError } = useCreate(calls.sendQuote, {
    schema: QuoteMail,
    empty: {
      ...letterValues(draft, { to: quote.send_to, to_name: quote.send_to_name }),
      version: quote.version,
    },
    params,
  })
  const issueAndCopy = async (mail: QuoteMail) => {
    const issuing = submit(mail)
    // Where the link cannot be made now, or a browser refuses to copy it, the next dialog shows it.
    const making = issuing
      .then((issued) => issued && call(calls.makeQuoteLink, { params }))
      .catch(() => undefined)
    const isCopied = await copyMadeLink(making, () => call(calls.copiedQuoteLink, { params }))
    const issued = await issuing
    if (!issued) return
    showToast(
      isCopied
        ? { message: `${issued.quote_no} issued. Link copied` }
        : sentToast(issued.quote_no, issued, { to: mail.to, done: 'issued' }),
    )
    onIssued({ quote: issued, link: await making })
  }
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={issueAndCopy}
      submitError={submitError}
      saveLabel="Copy link"
      saveIcon={<IconCopy size={15} aria-hidden />}
      cancelLabel="Not yet"
      note={issueNote}
      size="md"
      onClose={onClose}
    >
      <NoMailNotice />
      {!quote.send_to && (
        <AddressField
          name="to"
          label="To"
          required
          people={draft.contacts}
          onPicked={(person) => form.setValue('to_name', person?.name ?? null)}
        />
      )}
      <p>Copying the link issues the quote. Then you can also email or text it yourself, or save the PDF.</p>
    </FormDialog>
  )
}
