import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

/** Ten percent is not ten cents: changing the kind of discount clears it. */
export function DiscountReset() {
  const { setValue, formState } = useFormContext()
  const type: unknown = useWatch({ name: 'discount_type' })
  const before = useRef(type)
  const initial: unknown = formState.defaultValues?.['discount_type']
  useEffect(() => {
    if (before.current === type) return
    before.current = type
    const value: unknown = type === initial ? formState.defaultValues?.['discount_value'] : 0
    setValue('discount_value', value, { shouldDirty: true })
  }, [type, initial, formState.defaultValues, setValue])
  return null
}
