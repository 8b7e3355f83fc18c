import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { CellError } from './CellError.tsx'
import css from './cells.module.css'
import { FactCell } from './FactCell.tsx'
import { LineKeysContext } from './use-line-keys.ts'

/** How a value is parsed from what is typed, null when it cannot be, and shown again. */
export interface TypedValue {
  parse: (text: string) => string | number | null
  format: (value: string | number) => string
}

/**
 * A figure, a date or a record's name in a line, as an uncontrolled input: the form holds the value, null when empty, or the
 * text while it means nothing. `list`: the id of a datalist with what may be typed, shared by all lines.
 */
export function TypedCell({
  name,
  cell,
  label,
  readOnly = false,
  placeholder,
  list,
  typed,
  isFigure = false,
  wrong,
}: {
  name: string
  cell: string
  label: string
  /** Read-only, whatever the form around it. */
  readOnly?: boolean
  placeholder?: string
  list?: string
  typed: TypedValue
  /** Digits, at the end of the cell. */
  isFigure?: boolean
  /** What is wrong with it. */
  wrong: string | undefined
}) {
  const id = useId()
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, register } = useFormContext()
  const shown = (value: unknown): string =>
    typeof value === 'number' || typeof value === 'string' ? typed.format(value) : ''
  if (readOnly) return <FactCell label={label} words={shown(getValues(name))} isFigure={isFigure} />

  // Setting a value would re-render the form on every keystroke; a registered input does not.
  const bound = register(name, {
    setValueAs: (text: unknown) => {
      if (typeof text !== 'string') return text
      return text.trim() === '' ? null : (typed.parse(text) ?? text)
    },
  })
  const tidy = (input: HTMLInputElement | null) => {
    if (input) input.value = shown(getValues(name))
  }
  return (
    <>
      <input
        {...bound}
        ref={(input) => {
          bound.ref(input)
          tidy(input)
        }}
        className={isFigure ? css.figure : css.choice}
        inputMode={isFigure ? 'decimal' : undefined}
        data-cell={cell}
        onKeyDown={onKeyDown}
        list={list}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          void bound.onBlur(event)
          tidy(event.currentTarget)
        }}
      />
      <CellError id={id} message={wrong} />
    </>
  )
}
