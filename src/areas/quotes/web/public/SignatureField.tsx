import { type Ref, useId, useImperativeHandle, useState } from 'react'
import { SignaturePad } from '#ui/signing/SignaturePad.tsx'
import { type SignatureHandle, useSignaturePad } from '#ui/signing/use-signature-pad.ts'
import { FieldError } from './Field.tsx'
import buttons from './buttons.module.css'
import css from './dialog.module.css'

/** The client's signature. */
export function SignatureField({
  ref,
  error,
  onSign,
  readName,
}: {
  ref: Ref<SignatureHandle>
  error: string | undefined
  onSign: () => void
  /** The name typed so far, for signing by keyboard. */
  readName: () => string
}) {
  const pad = useSignaturePad((signed) => {
    if (signed) onSign()
  })
  const { isSigned, picture } = pad
  const [isNameless, setIsNameless] = useState(false)
  const id = useId()
  useImperativeHandle(ref, () => ({ picture }), [picture])

  const write = () => {
    const name = readName().trim()
    setIsNameless(name === '')
    if (name) pad.write(name)
  }
  const words = !isSigned && isNameless ? 'Type your name first.' : error
  return (
    <fieldset className={`${css.field} ${css.plain}`} aria-describedby={words ? `${id}-error` : undefined}>
      <legend className={css.groupLabel}>
        Signature <span aria-hidden>*</span>
      </legend>
      <SignaturePad pad={pad} isWrong={Boolean(words)} />
      {words && <FieldError id={`${id}-error`} words={words} />}
      <p className={css.padActions}>
        <button type="button" className={buttons.quiet} onClick={write}>
          Sign with my typed name
        </button>
        <button type="button" className={buttons.quiet} disabled={!isSigned} onClick={pad.clear}>
          Clear
        </button>
      </p>
    </fieldset>
  )
}
