import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatUnitPrice, parseUnitPrice } from '#shared/money.ts'
import { parseNumber } from '#shared/parse-number.ts'
import { CellError } from './CellError.tsx'
import css from './cells.module.css'
import { FactCell } from './FactCell.tsx'
import { LineKeysContext } from './use-line-keys.ts'

/** How a figure is parsed and formatted. */
interface Figure {
  parse: (text: string) => number | null
  format: (value: number) => string
}

export const amountFigure: Figure = {
  parse: (text) => parseNumber(text, 3),
  format: (value) => value.toLocaleString('en-AU', { maximumFractionDigits: 3 }),
}
export const priceFigure: Figure = {
  parse: parseUnitPrice,
  format: (cents) => formatUnitPrice(cents).replace('$', ''),
}

/**
 * A figure in a line, as an uncontrolled input: a keystroke re-renders nothing else. The form holds the
 * number, null when empty, or the text while it is not a number.
 */
export function FigureCell({
  name,
  cell,
  label,
  readOnly = false,
  figure,
  wrong,
}: {
  name: string
  cell: string
  label: string
  /** Read-only, whatever the form around it. */
  readOnly?: boolean
  figure: Figure
  /** What is wrong with it. */
  wrong: string | undefined
}) {
  const id = useId()
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, register } = useFormContext()
  const shown = (value: unknown): string =>
    typeof value === 'number' ? figure.format(value) : typeof value === 'string' ? value : ''
  if (readOnly) return <FactCell label={label} words={shown(getValues(name))} isFigure />

  const read = (typed: unknown) => {
    if (typeof typed !== 'string') return typed
    return typed.trim() === '' ? null : (figure.parse(typed) ?? typed)
  }
  // Setting a value would re-render the form on every keystroke; a registered input does not.
  const bound = register(name, { setValueAs: read })
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
        className={css.figure}
        data-cell={cell}
        onKeyDown={onKeyDown}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        inputMode="decimal"
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
