import { TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Position, formatPosition, parsePosition } from '#shared/position.ts'
import { useField } from './use-field.ts'
import { useTypedText } from './use-typed-text.ts'

const typed = {
  parse: parsePosition,
  format: formatPosition,
  isValue: (value: unknown): value is Position => typeof value === 'object' && value !== null,
  wrong: 'Enter a position in Australia, like -37.829, 144.787.',
}

/**
 * The position of an address, as maps give it to copy: the form’s `lat` and `lng` as one text. Editing the address clears
 * it, since it belongs to that place.
 */
export function PositionField({ disabledReason }: { disabledReason?: string }) {
  const { setValue } = useFormContext()
  const lng: unknown = useWatch({ name: 'lng' })
  const { look, value, onChange, onBlur, empty, error } = useField({
    name: 'lat',
    label: 'Map position',
    placeholder: '-37.829, 144.787',
    help: 'Copied from a map, or the full link of its place. For the fleet map and directions.',
    ...(disabledReason !== undefined && { disabledReason }),
  })
  const bound = useTypedText<Position>(
    {
      value: typeof value === 'number' && typeof lng === 'number' ? { lat: value, lng } : value,
      onChange: (next) => {
        const position = typed.isValue(next) ? next : null
        onChange(position ? position.lat : next)
        setValue('lng', position ? position.lng : null, { shouldDirty: true })
      },
      empty,
    },
    typed,
  )
  return (
    <TextInput
      {...look}
      error={bound.error ?? error}
      value={bound.text}
      onChange={(event) => bound.onText(event.currentTarget.value)}
      onBlur={() => {
        bound.onLeave()
        onBlur()
      }}
    />
  )
}
