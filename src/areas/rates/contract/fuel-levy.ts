import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { percent } from '#platform/contract/fields.ts'
import { fuelLevyLabels as labels } from '../rules/fuel-levy-labels.ts'

/** The fuel levy from a day until the day of the next one; 0 ends it. */
export const FuelLevy = z
  .object({ id: z.number(), valid_from: z.string(), percent: z.number(), version: z.number() })
  .meta({ id: 'FuelLevy' })
export type FuelLevy = z.output<typeof FuelLevy>

export const FuelLevyInput = z
  .object({ valid_from: localDate(labels.valid_from), percent: percent(labels.percent) })
  .meta({ id: 'FuelLevyInput' })
export type FuelLevyInput = z.output<typeof FuelLevyInput>
export const FuelLevyPatch = FuelLevyInput.partial().extend({ version }).meta({ id: 'FuelLevyPatch' })
export type FuelLevyPatch = z.output<typeof FuelLevyPatch>
