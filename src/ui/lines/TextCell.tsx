import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { CellError } from './CellError.tsx'
import css from './cells.module.css'
import { FactCell } from './FactCell.tsx'
import { LineKeysContext } from './use-line-keys.ts'

/** A text in a line; it wraps, but is one line. */
export function TextCell({
  name,
  cell,
  label,
  readOnly = false,
  placeholder,
  maxLength,
  wrong,
}: {
  name: string
  cell: string
  label: string
  /** Read-only, whatever the form around it. */
  readOnly?: boolean
  placeholder?: string
  maxLength: number
  /** What is wrong with it. */
  wrong: string | undefined
}) {
  const id = useId()
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, register } = useFormContext()
  if (readOnly) return <FactCell label={label} words={String(getValues(name) ?? '')} />
  const bound = register(name)
  return (
    <>
      <textarea
        {...bound}
        rows={1}
        data-cell={cell}
        className={css.text}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => {
          const input = event.currentTarget
          if (input.value.includes('\n')) input.value = input.value.replace(/\s*\n\s*/g, ' ')
          void bound.onChange(event)
        }}
        onKeyDown={onKeyDown}
      />
      <CellError id={id} message={wrong} />
    </>
  )
}
