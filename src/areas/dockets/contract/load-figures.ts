import { optionalQuantity } from '#platform/contract/fields.ts'
import { quantityText } from '#shared/units.ts'
import { loadLabels } from '../rules/docket-row-labels.ts'

/** No truck carries more tonnes or cubic metres than this. */
export const maxLoad = 200

/** A load's weights in tonnes. */
type WeightName = 'gross_t' | 'tare_t' | 'net_t'

/** `Tonnes must be 200 or less. Are these kg? 32,180 kg is 32.18 t.`: weighbridges print kilograms. */
export const tooHeavyWords = (typed: number, label: string = loadLabels.net_t): string =>
  `${label} must be ${maxLoad} or less. Are these kg? ${quantityText(typed)} kg is ${quantityText(Math.round(typed) / 1000)} t.`

const isCarried = (value: number | null | undefined) => (value ?? 0) <= maxLoad

/** One of a load's weights, as typed in the office. */
export const loadTonnes = (name: WeightName = 'net_t') =>
  optionalQuantity(loadLabels[name]).refine(isCarried, {
    error: ({ input }) => tooHeavyWords(Number(input), loadLabels[name]),
  })
export const loadVolume = () =>
  optionalQuantity(loadLabels.volume_m3).refine(
    isCarried,
    `${loadLabels.volume_m3} must be ${maxLoad} or less.`,
  )
