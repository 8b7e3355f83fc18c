import { useRef } from 'react'
import { call } from '#platform/web/calls/api.ts'
import type { SignatureHandle } from '#ui/signing/use-signature-pad.ts'
import { requiredWords } from '#shared/text.ts'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { answerLabels } from '../../rules/answer-labels.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { Field, FieldError } from './Field.tsx'
import css from './dialog.module.css'
import { publicCalls } from './public-calls.ts'
import { SignatureField } from './SignatureField.tsx'
import { formText } from './form-text.ts'
import { useAnswer } from './use-answer.ts'

const places = ['name', 'signature', 'email', 'po_number', 'terms_accepted']
const signFirst = 'Sign and type your name to accept.'

/** Who accepts, with signature and consent. What is sent identifies exactly the document on screen. */
export function AcceptDialog({
  secret,
  quote,
  isOpen,
  chosen,
  total,
  onAnswered,
  onClose,
}: {
  secret: string
  quote: PublicQuote
  isOpen: boolean
  chosen: ReadonlySet<number>
  total: string
  onAnswered: (quote: PublicQuote, isRecorded: boolean) => void
  onClose: () => void
}) {
  const { model, po_required } = quote
  const { isBusy, words, fields, refuse, forget, answer, send } = useAnswer(secret, onAnswered, places)
  const signature = useRef<SignatureHandle>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const number = quoteName(model.number, model.revision)

  async function accept(form: FormData): Promise<void> {
    const text = formText(form)
    const picture = (await signature.current?.picture()) ?? null
    const wrong = {
      ...(text('name').length < 2 && { name: signFirst }),
      ...(!picture && { signature: signFirst }),
      ...(po_required && !text('po_number') && { po_number: requiredWords(answerLabels.po_number) }),
      ...(!form.has('terms_accepted') && { terms_accepted: 'Tick the box to accept the terms.' }),
    }
    if (!picture || Object.keys(wrong).length > 0) return refuse(wrong)
    const body = {
      model_sha256: quote.model_sha256,
      name: text('name'),
      email: text('email') || null,
      po_number: text('po_number') || null,
      terms_accepted: 1 as const,
      selected_line_ids: [...chosen],
    }
    await send(() =>
      call(publicCalls.acceptPublicQuote, { params: { secret }, body }, { files: { signature: picture } }),
    )
  }

  return (
    <AnswerDialog
      title={`Accept quote ${number}`}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={(form) => void answer(() => accept(form))}
      onType={forget}
      words={words}
      fields={fields}
      submit={{ label: `Accept ${total}`, variant: 'primary', isBusy }}
    >
      <Field label={answerLabels.name} isRequired error={fields['name']}>
        {(ties) => (
          <input
            {...ties}
            ref={nameInput}
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={quote.name ?? ''}
          />
        )}
      </Field>
      <SignatureField
        ref={signature}
        error={fields['signature']}
        onSign={() => forget('signature')}
        readName={() => nameInput.current?.value ?? ''}
      />
      <Field label={answerLabels.email} error={fields['email']}>
        {(ties) => (
          <input
            {...ties}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={quote.email ?? ''}
          />
        )}
      </Field>
      <Field label={answerLabels.po_number} isRequired={Boolean(po_required)} error={fields['po_number']}>
        {(ties) => <input {...ties} name="po_number" autoComplete="off" maxLength={60} />}
      </Field>
      <div className={css.field}>
        <label className={css.tick}>
          <input
            type="checkbox"
            name="terms_accepted"
            aria-invalid={Boolean(fields['terms_accepted'])}
            aria-describedby={fields['terms_accepted'] ? 'terms-error' : undefined}
          />
          <span>
            I accept quote {number} for {total}
            {model.terms ? ' and its terms and conditions' : ''}.
          </span>
        </label>
        {fields['terms_accepted'] && <FieldError id="terms-error" words={fields['terms_accepted']} />}
      </div>
    </AnswerDialog>
  )
}
