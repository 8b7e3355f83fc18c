import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { quoteEndpoints } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { chosenLines } from '../../rules/chosen-lines.ts'
import { quoteFieldWords } from '../quote-field-words.ts'
import { saveAndSend } from '../sending/save-and-send.tsx'
import { QuoteFields, quoteTogether } from './quote-fields.ts'
import { QuoteForm } from './QuoteForm.tsx'

/** The quote's own fields. `readOnly`: because of its state or the person's rights; the screen says why. `send` opens its letter. */
export function QuoteDetailsTab({
  quote,
  readOnly,
  send,
}: {
  quote: Quote
  readOnly: boolean
  send: (quote: Quote) => Promise<void>
}) {
  const { acceptance } = quote
  const record = acceptance
    ? { ...quote, lines: chosenLines(quote.lines, new Set(acceptance.selected_line_ids)) }
    : quote
  const edit = useEdit(quoteEndpoints.editQuote, {
    schema: QuoteFields,
    together: quoteTogether,
    record,
    params: { id: quote.id },
    saved: ({ quote_no }) => `Quote ${quote_no} saved`,
  })
  const next = saveAndSend<Parameters<typeof edit.submit>[0]>(
    (values) => (edit.hasChanges() ? edit.submit(values) : Promise.resolve(quote)),
    send,
  )
  return (
    <EditPanel edit={edit} words={quoteFieldWords} readOnly={readOnly} next={next}>
      <QuoteForm quote={quote} />
    </EditPanel>
  )
}
