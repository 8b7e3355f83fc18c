import { type ChangeEvent, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Option } from '../fields/options.ts'
import css from './cells.module.css'
import { FactCell } from './FactCell.tsx'
import { LineKeysContext } from './use-line-keys.ts'

/** A choice in a line, as a native select, since two hundred of them mount at once. */
export function ChoiceCell({
  name,
  cell,
  label,
  readOnly = false,
  options,
  onChosen,
}: {
  name: string
  cell: string
  label: string
  /** Read-only, whatever the form around it. */
  readOnly?: boolean
  options: readonly Option<string>[]
  /** Called with the chosen value, after the form. */
  onChosen?: (value: string) => void
}) {
  const onKeyDown = useContext(LineKeysContext)
  const { getValues, register } = useFormContext()
  if (readOnly) {
    const value: unknown = getValues(name)
    return <FactCell label={label} words={options.find((one) => one.value === value)?.label ?? ''} />
  }
  return (
    <select
      {...register(
        name,
        onChosen && { onChange: (event: ChangeEvent<HTMLSelectElement>) => onChosen(event.target.value) },
      )}
      data-cell={cell}
      onKeyDown={onKeyDown}
      className={css.choice}
      aria-label={label}
    >
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}
