import { useState } from 'react'
import { classes } from '../classes.ts'
import { useTypedText, type Typed } from '../fields/use-typed-text.ts'
import css from './CellInput.module.css'

/**
 * A value that is changed where it stands in a table: saved as one leaves it or presses Enter, as it was with Escape.
 * `onSave` resolves when the answer is there; a refusal is the table's to say, and the old value stands again.
 */
export function CellInput<Value>({
  label,
  value,
  typed,
  onSave,
  readOnly = false,
  wide = false,
}: {
  /** What it is, for those who cannot see the headings: 'Ideal of 20 t excavator'. */
  label: string
  value: Value
  typed: Typed<Value>
  onSave: (value: Value) => Promise<unknown>
  readOnly?: boolean
  wide?: boolean
}) {
  const [draft, setDraft] = useState<unknown>(value)
  const [isTyping, setTyping] = useState(false)
  const { text, onText, onLeave, error } = useTypedText(
    { value: isTyping ? draft : value, onChange: setDraft, empty: null },
    typed,
  )
  const reset = () => {
    onLeave()
    setTyping(false)
  }
  const leave = async () => {
    onLeave()
    if (isTyping && typed.isValue(draft) && draft !== value) await onSave(draft)
    setTyping(false)
  }
  if (readOnly) return <>{typed.format(value)}</>
  return (
    <input
      className={classes(css.input, wide && css.wide)}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={text}
      inputMode={wide ? undefined : 'numeric'}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyping(true)
        onText(event.currentTarget.value)
      }}
      onBlur={() => void leave()}
      onKeyDown={(event) => {
        // The arrows of a table's rows are for rows; here they are for the text.
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') reset()
      }}
    />
  )
}
