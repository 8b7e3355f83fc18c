import { useContext, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import css from '#ui/lines/cells.module.css'
import { optionWords } from '../../rules/quote-words.ts'
import type { TypedLine } from '../../rules/new-line.ts'
import { LineKeysContext } from '#ui/lines/use-line-keys.ts'

/** Whether the client may leave a line out, and whether it counts until then. */
export function OptionCell({ at, label }: { at: number; label: string }) {
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, setValue } = useFormContext()
  const [value, show] = useState<keyof typeof optionWords>(() => {
    const { is_optional, is_selected } = getValues(`lines.${at}`) as TypedLine
    return !is_optional ? 'fixed' : is_selected ? 'chosen' : 'offered'
  })
  return (
    <select
      data-cell="option"
      onKeyDown={onKeyDown}
      className={css.choice}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        show(currentTarget.value as keyof typeof optionWords)
        const isOption = currentTarget.value !== 'fixed'
        setValue(`lines.${at}.is_selected`, currentTarget.value === 'offered' ? 0 : 1, { shouldDirty: true })
        setValue(`lines.${at}.is_optional`, isOption ? 1 : 0, { shouldDirty: true })
      }}
    >
      {Object.entries(optionWords).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}
