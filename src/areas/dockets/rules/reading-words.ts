import { quantityText } from '#shared/units.ts'

/** `2,315 to 2,322.5 h`, `from 2,315 h` or `to 2,322.5 h`. Null when both are missing. */
export function readingsText(start: number | null, finish: number | null, unit: 'h' | 'km'): string | null {
  if (start === null && finish === null) return null
  if (finish === null) return `from ${quantityText(start ?? 0)} ${unit}`
  return `${start === null ? '' : `${quantityText(start)} `}to ${quantityText(finish)} ${unit}`
}
