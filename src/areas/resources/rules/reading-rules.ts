import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { quantityText } from '#shared/units.ts'

/** What the meters of an asset show; null for one that was not read. */
export interface Readings {
  smu: number | null
  odometer: number | null
}
interface LastReadings {
  smu_current: number | null
  odometer_current: number | null
}

/** What is wrong with readings after the last ones of the asset: a meter never runs backwards. */
export function readingErrors({ smu, odometer }: Readings, last: LastReadings): FieldErrors {
  const errors: Record<string, string> = {}
  if (smu !== null && last.smu_current !== null && smu < last.smu_current)
    errors['smu'] = `Hours are lower than the last reading (${quantityText(last.smu_current)} h).`
  if (odometer !== null && last.odometer_current !== null && odometer < last.odometer_current)
    errors['odometer'] =
      `Odometer is lower than the last reading (${quantityText(last.odometer_current)} km).`
  return errors
}

/** @throws invalid for a meter that shows less than before. */
export function checkReadings(readings: Readings, last: LastReadings): void {
  const errors = readingErrors(readings, last)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
