import { optionalQuantity } from '#platform/contract/fields.ts'
import { quantityText } from '#shared/units.ts'
import { loadLabels } from '../rules/docket-row-labels.ts'

/** No truck carries more tonnes or cubic metres than this. */
export const maxLoad = 200

/** `Tonnes must be 200 or less. Are these kg? 32,180 kg is 32.18 t.`: weighbridges print kilograms. */
export const tooHeavyWords = (typed: number): string =>
  `${loadLabels.net_t} must be ${maxLoad} or less. Are these kg? ${quantityText(typed)} kg is ${quantityText(Math.round(typed) / 1000)} t.`

const isCarried = (value: number | null | undefined) => (value ?? 0) <= maxLoad

/** A load's weight, as typed in the office. */
export const loadTonnes = () =>
  optionalQuantity(loadLabels.net_t).refine(isCarried, { error: ({ input }) => tooHeavyWords(Number(input)) })
export const loadVolume = () =>
  optionalQuantity(loadLabels.volume_m3).refine(
    isCarried,
    `${loadLabels.volume_m3} must be ${maxLoad} or less.`,
  )
