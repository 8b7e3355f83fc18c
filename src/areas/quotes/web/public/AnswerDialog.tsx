import { type ReactNode, type InputEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import css from './dialog.module.css'
import type { FieldWords } from './use-answer.ts'

/**
 * A form in a dialog, full screen on a phone. It stays mounted while closed, so that typed values are still
 * there when it reopens. The first invalid field gets the focus.
 */
export function AnswerDialog({
  title,
  isOpen,
  onClose,
  onSubmit,
  onType,
  words,
  fields,
  actions,
  children,
}: {
  title: string
  isOpen: boolean
  onClose: () => void
  onSubmit: (form: FormData) => void
  /** Something was typed into the field of this name. */
  onType: (name: string) => void
  /** The error for the form as a whole. */
  words: string | null
  fields: FieldWords
  actions: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const wrongNow = useRef<FieldWords>({})
  useEffect(() => {
    // Not while someone is correcting it.
    const isNew = Object.keys(fields).some((name) => fields[name] && !wrongNow.current[name])
    wrongNow.current = fields
    if (isNew) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const typeInto = (event: InputEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLElement && 'name' in event.target) onType(String(event.target.name))
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      // Escape: the close event comes later, when it may be open again.
      onCancel={onClose}
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
    >
      <form noValidate onSubmit={submit} onInput={typeInto}>
        <h2 id={titleId}>{title}</h2>
        {children}
        {words && (
          <p className={css.wrong} role="alert">
            {words}
          </p>
        )}
        <div className={css.actions}>{actions}</div>
      </form>
    </dialog>
  )
}
