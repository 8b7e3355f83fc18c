import { useState } from 'react'

/** How a value typed as text is parsed, formatted and refused. */
export interface Typed<Value> {
  /** Null when the text is invalid. */
  parse: (text: string) => Value | null
  format: (value: Value) => string
  isValue: (value: unknown) => value is Value
  /** The message for invalid text. */
  wrong: string
}

/**
 * An input whose text differs from its value. While focused the text stays as typed; on blur it is formatted.
 * `onChange` always receives the current state: the value, `empty`, or the raw text when invalid, so that no
 * rule lets it through and nothing typed is lost.
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
    /** Sets a value that was picked, not typed. */
    pick: (picked: Value | null) => {
      setDraft(null)
      onChange(picked ?? empty)
    },
  }
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
