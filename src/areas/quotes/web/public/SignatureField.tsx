import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { FieldError } from './Field.tsx'
import buttons from './buttons.module.css'
import css from './dialog.module.css'
import { openSignature, type SignatureCanvas } from '#ui/signing/signature-canvas.ts'

export interface SignatureHandle {
  picture(): Promise<Blob | null>
}

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
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignatureCanvas>(null)
  const [isSigned, setIsSigned] = useState(false)
  const [isNameless, setIsNameless] = useState(false)
  const id = useId()
  const signs = useEffectEvent(onSign)

  useEffect(() => {
    if (!canvas.current) return
    const opened = openSignature(canvas.current, (signed) => {
      setIsSigned(signed)
      if (signed) signs()
    })
    pad.current = opened
    return () => opened.stop()
  }, [])
  useImperativeHandle(ref, () => ({ picture: async () => (await pad.current?.picture()) ?? null }), [])

  const write = () => {
    const name = readName().trim()
    setIsNameless(name === '')
    if (name) pad.current?.write(name)
  }
  const words = !isSigned && isNameless ? 'Type your name first.' : error
  return (
    <fieldset className={`${css.field} ${css.plain}`} aria-describedby={words ? `${id}-error` : undefined}>
      <legend className={css.groupLabel}>
        Signature <span aria-hidden>*</span>
      </legend>
      <div className={css.pad} data-wrong={Boolean(words)}>
        <canvas ref={canvas}>{isSigned ? 'Your signature' : 'No signature yet'}</canvas>
        {!isSigned && <span aria-hidden>Sign here with your finger or mouse</span>}
      </div>
      {words && <FieldError id={`${id}-error`} words={words} />}
      <p className={css.padActions}>
        <button type="button" className={buttons.quiet} onClick={write}>
          Sign with my typed name
        </button>
        <button
          type="button"
          className={buttons.quiet}
          disabled={!isSigned}
          onClick={() => pad.current?.clear()}
        >
          Clear
        </button>
      </p>
      <output className="visually-hidden">{isSigned ? 'Signed.' : ''}</output>
    </fieldset>
  )
}
