import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { TipPlace } from '../../../rules/tip-places.ts'
import { tippedLabel } from './tip-form.ts'

/** Where a load was tipped: one of the places, or as `mayTypeIt` says, another one. */
export function TippedAt({ places, mayTypeIt }: { places: readonly TipPlace[]; mayTypeIt: boolean }) {
  const { getValues, setValue } = useFormContext()
  const [isTyped, setIsTyped] = useState(() => places.length === 0 || Boolean(getValues('tip')))
  if (isTyped) return <TextField name="tip" label={tippedLabel} required />
  const typeIt = () => {
    setValue('place', null)
    setIsTyped(true)
  }
  return (
    <>
      <SelectField
        name="place"
        label={tippedLabel}
        options={places.map(({ key, label }) => ({ value: key, label }))}
        required
      />
      {mayTypeIt && <Button onClick={typeIt}>Another place</Button>}
    </>
  )
}
