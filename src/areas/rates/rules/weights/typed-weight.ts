import { maxLoad } from '#areas/dockets/contract/load-figures.ts'
import { parseNumber } from '#shared/parse-number.ts'
import { quantityText, thousandths } from '#shared/units.ts'

/** A weight as typed, in tonnes, and what to ask before it is taken; null when it is not a weight. */
export interface TypedWeight {
  tonnes: number
  /** `32,180 kg = 32.18 t?` where kilograms were typed without saying so; null when it is clear. */
  question: string | null
}

const weightUnits = ['kg', 'tonnes', 'tonne', 't']

/** `32.18`, `32.18 t`, `32,180 kg`, `32180`: more than any truck carries in tonnes is kilograms. */
export function typedWeight(text: string): TypedWeight | null {
  const typed = text.trim().toLowerCase()
  const unit = weightUnits.find((one) => typed.endsWith(one))
  const value = parseNumber(typed.slice(0, typed.length - (unit?.length ?? 0)).trim(), 3)
  if (value === null || value < 0) return null
  const isKg = unit === 'kg'
  if (!isKg && value <= maxLoad) return { tonnes: value, question: null }
  if (unit !== undefined && !isKg) return null
  const tonnes = Math.round(value) / 1000
  if (tonnes > maxLoad) return null
  return { tonnes, question: isKg ? null : `${quantityText(value)} kg = ${quantityText(tonnes)} t?` }
}

/** Of a weighbridge ticket, in tonnes. */
export interface Weights {
  readonly gross_t?: number | null | undefined
  readonly tare_t?: number | null | undefined
  readonly net_t?: number | null | undefined
}

/** The net weight of a weighbridge ticket: as stated, else gross less tare; null when neither is known. */
export const netOf = ({ gross_t = null, tare_t = null, net_t }: Weights): number | null =>
  net_t ?? (gross_t === null || tare_t === null ? null : (thousandths(gross_t) - thousandths(tare_t)) / 1000)

/** Why the three weights cannot all be right; null when they agree, or one is missing. */
export function weightsDisagree({ gross_t = null, tare_t = null, net_t = null }: Weights): string | null {
  if (gross_t === null || tare_t === null) return null
  const net = thousandths(gross_t) - thousandths(tare_t)
  if (net === 0) return 'Gross and tare are the same, so there is no load.'
  if (net < 0) return `Tare of ${quantityText(tare_t)} t is more than gross of ${quantityText(gross_t)} t.`
  if (net_t === null || thousandths(net_t) === net) return null
  return `Gross less tare is ${quantityText(net / 1000)} t, not ${quantityText(net_t)} t.`
}
