import { useState } from 'react'
import { classes } from '../classes.ts'
import { useTypedText, type Typed } from '../fields/use-typed-text.ts'
import css from './CellInput.module.css'

/**
 * A value edited inside a table: saved on blur or Enter, reverted with Escape. `onSave` resolves with the
 * answer; the table reports a refusal, and the old value comes back.
 */
export function CellInput<Value>({
  label,
  value,
  typed,
  onSave,
  readOnly = false,
  wide = false,
}: {
  /** Its accessible name, without the headings: 'Ideal of 20 t excavator'. */
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
        // A table's arrow keys move between rows; here they are for the text.
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') reset()
      }}
    />
  )
}
