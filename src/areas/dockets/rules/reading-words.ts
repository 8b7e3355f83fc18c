import { quantityText } from '#shared/units.ts'

/** `2,315 to 2,322.5 h`; a dash for a missing one. Null when both are missing. */
export function readingsText(start: number | null, finish: number | null, unit: 'h' | 'km'): string | null {
  if (start === null && finish === null) return null
  const text = (reading: number | null) => (reading === null ? '–' : quantityText(reading))
  return `${text(start)} to ${text(finish)} ${unit}`
}
