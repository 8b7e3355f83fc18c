import { call } from '#platform/web/calls/api.ts'
import { requiredWords } from '#shared/text.ts'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { answerLabels } from '../../rules/answer-labels.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { Field } from './Field.tsx'
import { publicCalls } from './public-calls.ts'
import { formText } from './form-text.ts'
import { useAnswer } from './use-answer.ts'

const places = ['reason', 'name']

/** The reason for declining, so that the next quote fits better. */
export function DeclineDialog({
  secret,
  quote,
  isOpen,
  onAnswered,
  onClose,
}: {
  secret: string
  quote: PublicQuote
  isOpen: boolean
  onAnswered: (quote: PublicQuote, isRecorded: boolean) => void
  onClose: () => void
}) {
  const { isBusy, words, fields, refuse, forget, answer, send } = useAnswer(secret, onAnswered, places)

  async function decline(form: FormData): Promise<void> {
    const text = formText(form)
    if (!text('reason')) return refuse({ reason: requiredWords(answerLabels.reason) })
    const body = { reason: text('reason'), name: text('name') || null }
    await send(() => call(publicCalls.declinePublicQuote, { params: { secret }, body }))
  }

  return (
    <AnswerDialog
      title={`Decline quote ${quoteName(quote.model.number, quote.model.revision)}`}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={(form) => void answer(() => decline(form))}
      onType={forget}
      words={words}
      fields={fields}
      submit={{ label: 'Decline quote', variant: 'danger', isBusy }}
    >
      <Field label={answerLabels.reason} isRequired error={fields['reason']}>
        {(ties) => <textarea {...ties} name="reason" rows={4} maxLength={500} />}
      </Field>
      <Field label={answerLabels.name} error={fields['name']}>
        {(ties) => (
          <input {...ties} name="name" autoComplete="name" maxLength={120} defaultValue={quote.name ?? ''} />
        )}
      </Field>
    </AnswerDialog>
  )
}
