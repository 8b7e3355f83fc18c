import { useState } from 'react'

/** A value that is typed as text: how it is read, shown and refused. */
export interface Typed<Value> {
  /** Null when the text is no such value. */
  parse: (text: string) => Value | null
  format: (value: Value) => string
  isValue: (value: unknown) => value is Value
  /** Said when the text is no such value. */
  wrong: string
}

/**
 * An input whose text is not its value. While it is typed in, the text stays as typed; as it is left,
 * it is formatted. `onChange` always hears what is typed so far: the value, `empty`, or the raw text
 * when it is none, so that no rule lets it through and nothing typed is lost.
 */
export function useTypedText<Value>(
  { value, onChange, empty }: { value: unknown; onChange: (value: unknown) => void; empty: unknown },
  { parse, format, isValue, wrong }: Typed<Value>,
) {
  const [draft, setDraft] = useState<string | null>(null)
  const isEmpty = value === null || value === undefined || value === ''
  const rawText = typeof value === 'string' ? value : ''
  const isWrong = draft === null && !isEmpty && !isValue(value)

  return {
    text: draft ?? (isEmpty ? '' : isValue(value) ? format(value) : rawText),
    error: isWrong ? wrong : undefined,
    onText: (text: string) => {
      setDraft(text)
      onChange(text.trim() === '' ? empty : (parse(text) ?? text))
    },
    onLeave: () => setDraft(null),
    /** Takes a value that was picked, not typed. */
    pick: (picked: Value | null) => {
      setDraft(null)
      onChange(picked ?? empty)
    },
  }
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
