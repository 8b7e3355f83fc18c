import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const fuelLevyNoun: Noun = { one: 'fuel levy', many: 'fuel levies' }

export const fuelLevyLabels = {
  valid_from: 'From',
  percent: 'Levy',
} as const satisfies Labels
