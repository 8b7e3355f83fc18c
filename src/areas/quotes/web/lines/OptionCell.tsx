import { useContext, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import css from '#ui/lines/LineGrid.module.css'
import type { TypedLine } from './new-line.ts'
import { LineKeysContext } from '#ui/lines/use-line-keys.ts'

const words = { fixed: 'Always', offered: 'Option', chosen: 'Option, chosen' } as const

/** Whether the client may leave a line out, and whether it counts until then. */
export function OptionCell({ at, label, readOnly }: { at: number; label: string; readOnly: boolean }) {
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, setValue } = useFormContext()
  const [value, show] = useState<keyof typeof words>(() => {
    const { is_optional, is_selected } = getValues(`lines.${at}`) as TypedLine
    return !is_optional ? 'fixed' : is_selected ? 'chosen' : 'offered'
  })
  return (
    <select
      data-cell="option"
      onKeyDown={onKeyDown}
      className={css.choice}
      aria-label={label}
      disabled={readOnly}
      value={value}
      onChange={({ currentTarget }) => {
        show(currentTarget.value as keyof typeof words)
        const isOption = currentTarget.value !== 'fixed'
        setValue(`lines.${at}.is_selected`, currentTarget.value === 'offered' ? 0 : 1, { shouldDirty: true })
        setValue(`lines.${at}.is_optional`, isOption ? 1 : 0, { shouldDirty: true })
      }}
    >
      {Object.entries(words).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}
