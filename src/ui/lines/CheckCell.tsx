import { useContext, useId } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '../parts/Checkbox.tsx'
import { CellError } from './CellError.tsx'
import { FactCell } from './FactCell.tsx'
import { LineKeysContext } from './use-line-keys.ts'

/** Yes or no in a line; the form holds 1 or 0. */
export function CheckCell({
  name,
  cell,
  label,
  readOnly = false,
  wrong,
}: {
  name: string
  cell: string
  label: string
  /** Read-only, whatever the form around it. */
  readOnly?: boolean
  /** What is wrong with it. */
  wrong: string | undefined
}) {
  const id = useId()
  const onKeyDown = useContext(LineKeysContext)
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name })
  if (readOnly) return <FactCell label={label} words={value === 1 ? 'Yes' : 'No'} />
  return (
    <>
      <Checkbox
        ref={ref}
        name={name}
        checked={value === 1}
        data-cell={cell}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <CellError id={id} message={wrong} />
    </>
  )
}
