import { useFormContext, useWatch } from 'react-hook-form'
import { typedWeight } from '#areas/rates/rules/weights/typed-weight.ts'
import { quantityText } from '#shared/units.ts'
import { Button } from '#ui/parts/Button.tsx'
import { TypedInput } from '#ui/fields/TypedInput.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { isNumber } from '#ui/fields/use-typed-text.ts'

const decimals = 3

/** A weight in tonnes. `32,180 kg` is converted; of a figure that can only be kilograms it asks first. */
export function WeightField(field: FieldProps) {
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name: field.name })
  const typed = typeof value === 'string' ? typedWeight(value) : null
  return (
    <div>
      <TypedInput
        field={field}
        figures
        inputMode="decimal"
        rightSection="t"
        typed={{
          parse: tonnesOf,
          format: (tonnes) => tonnes.toLocaleString('en-AU', { maximumFractionDigits: decimals }),
          isValue: isNumber,
          wrong: typed?.question ?? `Enter tonnes with up to ${decimals} decimals, or kg.`,
        }}
      />
      {typed && (
        <Button
          onClick={() => setValue(field.name, typed.tonnes, { shouldDirty: true, shouldValidate: true })}
        >
          Yes, {quantityText(typed.tonnes)} t
        </Button>
      )}
    </div>
  )
}

function tonnesOf(text: string): number | null {
  const weight = typedWeight(text)
  return weight?.question === null ? weight.tonnes : null
}
