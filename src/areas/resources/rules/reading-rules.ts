import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { quantityText } from '#shared/units.ts'

/** An asset's meter readings; null for one not read. */
export interface Readings {
  smu: number | null
  odometer: number | null
}
interface LastReadings {
  smu_current: number | null
  odometer_current: number | null
}

/** What is wrong with readings after the asset's last ones: a meter never runs backwards. */
export function readingErrors({ smu, odometer }: Readings, last: LastReadings): FieldErrors {
  const errors: Record<string, string> = {}
  if (smu !== null && last.smu_current !== null && smu < last.smu_current)
    errors['smu'] = `Hours are lower than the last reading (${quantityText(last.smu_current)} h).`
  if (odometer !== null && last.odometer_current !== null && odometer < last.odometer_current)
    errors['odometer'] =
      `Odometer is lower than the last reading (${quantityText(last.odometer_current)} km).`
  return errors
}

/** More than any machine works, or truck drives, between two consecutive readings. */
export const usualMax = { smu: 250, odometer: 10_000 }
/** The same within one shift. */
export const maxInShift: typeof usualMax = { smu: 24, odometer: 1500 }

/** The question about readings far above the last ones; null when there are none. */
export function unlikelyReadingWords(
  { smu, odometer }: Readings,
  last: LastReadings,
  most: typeof usualMax = usualMax,
): string | null {
  const words = [
    farOff(smu, last.smu_current, { most: most.smu, unit: 'h' }),
    farOff(odometer, last.odometer_current, { most: most.odometer, unit: 'km' }),
  ].filter((one) => one !== null)
  return words.length > 0 ? words.join(' ') : null
}

function farOff(
  reading: number | null,
  last: number | null,
  { most, unit }: { most: number; unit: string },
): string | null {
  if (reading === null || last === null || reading - last <= most) return null
  const more = quantityText(Math.round((reading - last) * 10) / 10)
  return `${quantityText(reading)} ${unit} is ${more} ${unit} more than the last reading (${quantityText(last)} ${unit}).`
}

/** @throws invalid for a reading below the last one. */
export function checkReadings(readings: Readings, last: LastReadings): void {
  const errors = readingErrors(readings, last)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
