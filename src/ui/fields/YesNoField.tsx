import { useId } from 'react'
import { Checkbox } from '../parts/Checkbox.tsx'
import { FieldFact } from './FieldFact.tsx'
import css from './YesNoField.module.css'
import { type FieldProps, useField } from './use-field.ts'

/** Yes or no; the form holds 1 or 0. */
export function YesNoField(props: Omit<FieldProps, 'placeholder'>) {
  const { value, onChange, onBlur, error, isFact, look } = useField(props)
  const { ref, name, description, readOnly } = look
  const isYes = value === 1 || value === true
  const id = useId()
  const said = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  if (isFact) return <FieldFact label={props.label} text={isYes ? 'Yes' : 'No'} />
  return (
    <div className={css.field}>
      <label className={css.line}>
        <Checkbox
          ref={ref}
          name={name}
          checked={isYes}
          aria-disabled={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={said || undefined}
          onChange={(event) => {
            if (!readOnly) onChange(event.currentTarget.checked ? 1 : 0)
          }}
          onBlur={onBlur}
        />
        <span>{props.label}</span>
      </label>
      {description && (
        <p id={`${id}-help`} className={css.help}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
