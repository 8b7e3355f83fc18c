import { type ReactNode, useId } from 'react'
import css from './dialog.module.css'

/** Ties a field to its label and error. */
export interface Ties {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Label above, error below. */
export function Field({
  label,
  isRequired = false,
  error,
  children,
}: {
  label: string
  isRequired?: boolean
  error: string | undefined
  children: (ties: Ties) => ReactNode
}) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label} {isRequired ? <span aria-hidden>*</span> : <span className={css.optional}>(optional)</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      {error && <FieldError id={errorId} words={error} />}
    </div>
  )
}

export function FieldError({ id, words }: { id: string; words: string }) {
  return (
    <p id={id} className={css.wrong}>
      {words}
    </p>
  )
}
