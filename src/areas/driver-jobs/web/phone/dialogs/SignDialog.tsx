import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { oneAtATime } from '#shared/one-at-a-time.ts'
import { requiredWords } from '#shared/text.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { LocalPicture } from '#ui/parts/LocalPicture.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { SignaturePad } from '#ui/signing/SignaturePad.tsx'
import { type SignatureHandle, useSignaturePad } from '#ui/signing/use-signature-pad.ts'
import { type StepData, stepData } from '../../../contract/step.ts'
import { docketQuery } from '../../queries.ts'
import { newUuid } from '../steps/new-uuid.ts'
import css from '../phone.module.css'
import signCss from './SignDialog.module.css'
import type { RefusedStep } from '../steps/step-queue.ts'
import type { Take } from '../steps/use-steps.ts'

const unsignedReasons = ['Nobody on site', 'Client refused to sign', 'Will sign later'].map((reason) => ({
  value: reason,
  label: reason,
}))

const reasonLabel = 'Reason for no signature'

/** What is typed; the signature is checked on submission. */
const { name, role, contact, client_comment } = stepData.sign.shape
const SignTexts = z.looseObject({ name, role, contact, client_comment })

/** The client reads the docket and signs on screen; if nobody does, the driver says why. */
export function SignDialog({ id, take, again, onClose }: Signing & { id: number }) {
  const [isUnsigned, setUnsigned] = useState(saidOf(again).unsigned_reason != null)
  // The sheet read earlier may have changed.
  const { data: sheet, isError, refetch } = useQuery({ ...docketQuery(id), refetchOnMount: 'always' })
  return (
    <Dialog title="Sign the docket" onClose={onClose} size="lg">
      {isError && <ErrorState message="Could not load the docket." onRetry={() => void refetch()} />}
      {!sheet && !isError && <LoadingState />}
      {sheet && (
        <div className={css.day}>
          <section className={signCss.sheet} aria-label={`Docket ${sheet.docket_no}`}>
            {/* As it will be issued: to the signer this is not a draft. */}
            <DocumentSheet view={{ ...sheet.document, mark: null }} />
          </section>
          <SignForm
            shown={sheet.model_sha256}
            isUnsigned={isUnsigned}
            onSwitch={() => setUnsigned(!isUnsigned)}
            take={take}
            again={again}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  )
}

interface Signing {
  take: Take
  /** What was refused: the form starts as it was submitted. */
  again?: RefusedStep | undefined
  onClose: () => void
}
const saidOf = (again: RefusedStep | undefined): Partial<StepData['sign']> =>
  again?.tap.step.kind === 'sign' ? again.tap.step.data : {}

function SignForm({
  shown,
  isUnsigned,
  onSwitch,
  take,
  again,
  onClose,
}: Signing & { shown: string; isUnsigned: boolean; onSwitch: () => void }) {
  const form = useForm<FieldValues>({
    resolver: checkedBy(SignTexts) as never,
    defaultValues: saidOf(again),
  })
  // A signature is to exactly what is shown above it: one drawn under something else is discarded.
  const [read] = useState(saidOf(again).model_sha256 ?? shown)
  const [wasTyped, setTyped] = useState(saidOf(again).is_typed === 1)
  const [wasDrawn, setDrawn] = useState(again?.tap.files[0])
  const kept = read === shown ? wasDrawn : undefined
  const pad = useRef<SignatureHandle>(null)
  const [error, setError] = useState(again?.message ?? null)
  // Encoding the signature takes a moment: a second press does nothing until then.
  const [once] = useState(oneAtATime)

  const submit = async (values: FieldValues) => {
    const [field, message] = isUnsigned
      ? ['unsigned_reason', requiredWords(reasonLabel)]
      : ['name', 'Enter the name of the person signing.']
    if (String(values[field] ?? '').trim().length < 2)
      return form.setError(field, { message }, { shouldFocus: true })
    const drawn = isUnsigned ? null : (kept?.content ?? (await pad.current?.picture()) ?? null)
    const signature = drawn ? (kept?.client_file_id ?? newUuid()) : null
    const signing = isUnsigned
      ? { unsigned_reason: values.unsigned_reason, client_comment: values.client_comment }
      : { ...values, unsigned_reason: null, signature, is_typed: wasTyped ? 1 : 0, model_sha256: shown }
    const checked = stepData.sign.safeParse(signing)
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? 'Sign first.')
    const files = drawn && signature ? [{ client_file_id: signature, content: drawn }] : []
    const refused = take({ kind: 'sign', data: checked.data }, { files, again: again?.tap })
    setError(refused)
    if (refused === null) onClose()
  }
  return (
    <FormProvider {...form}>
      <form
        className={css.job}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void once(() => form.handleSubmit(submit)(event))
        }}
      >
        {isUnsigned ? (
          <SelectField name="unsigned_reason" label={reasonLabel} options={unsignedReasons} required />
        ) : (
          <>
            <TextField name="name" label="Name of the person signing" required />
            <TextField name="role" label="Role" />
            <TextField name="contact" label="Phone or email" />
            {read !== shown && (
              <Notice tone="warning">The docket has changed. Have the client read it and sign again.</Notice>
            )}
            {kept ? (
              <KeptSignature picture={kept.content} onClear={() => setDrawn(undefined)} />
            ) : (
              <PadField
                key={shown}
                ref={pad}
                onTyped={setTyped}
                readName={() => String(form.getValues('name') ?? '').trim()}
              />
            )}
          </>
        )}
        <TextAreaField name="client_comment" label="Client’s comment" />
        {error && <Notice tone="danger">{error}</Notice>}
        <DialogActions>
          <Button className={css.big} onClick={onSwitch}>
            {isUnsigned ? 'The client can sign' : 'No one can sign'}
          </Button>
          <Button type="submit" variant="primary" className={css.big}>
            {isUnsigned ? 'Submit unsigned' : 'Sign'}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  )
}

/** The earlier drawing, until it is redrawn. */
function KeptSignature({ picture, onClear }: { picture: Blob; onClear: () => void }) {
  return (
    <div>
      <div className={signCss.kept}>
        <LocalPicture picture={picture} alt="The signature as it was drawn" />
      </div>
      <Button variant="quiet" className={css.big} onClick={onClear}>
        Sign again
      </Button>
    </div>
  )
}

/** The pad, with the typed name for whoever cannot draw. */
function PadField({
  ref,
  onTyped,
  readName,
}: {
  ref: Ref<SignatureHandle>
  /** Whether what is on the pad was typed. */
  onTyped: (isTyped: boolean) => void
  readName: () => string
}) {
  const pad = useSignaturePad(() => onTyped(false))
  const [isNameless, setNameless] = useState(false)
  const { picture } = pad
  useImperativeHandle(ref, () => ({ picture }), [picture])
  const write = () => {
    const name = readName()
    setNameless(name === '')
    if (name === '') return
    pad.write(name)
    onTyped(true)
  }
  return (
    <div>
      <SignaturePad pad={pad} />
      {isNameless && !pad.isSigned && <Notice tone="danger">Type the name first.</Notice>}
      <Button variant="quiet" className={css.big} onClick={write}>
        Sign with the typed name
      </Button>
      <Button variant="quiet" className={css.big} onClick={pad.clear}>
        Clear the signature
      </Button>
    </div>
  )
}
