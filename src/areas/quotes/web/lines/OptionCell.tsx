import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import css from './LineGrid.module.css'
import { LineKeysContext } from './use-line-keys.ts'

const words = { fixed: 'Always', offered: 'Option', chosen: 'Option, chosen' } as const

/** Whether the client may leave a line out, and whether it counts until then. */
export function OptionCell({ at, label, readOnly }: { at: number; label: string; readOnly: boolean }) {
  const onKeyDown = useContext(LineKeysContext)
  const { setValue } = useFormContext()
  const [is_optional, is_selected] = useWatch({
    name: [`lines.${at}.is_optional`, `lines.${at}.is_selected`],
  }) as unknown[]
  const value = !is_optional ? 'fixed' : is_selected ? 'chosen' : 'offered'
  return (
    <select
      data-cell="option"
      onKeyDown={onKeyDown}
      className={css.choice}
      aria-label={label}
      disabled={readOnly}
      value={value}
      onChange={({ currentTarget }) => {
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
