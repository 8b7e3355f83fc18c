import { type Carried, type RateTerm, isCartage, isForMaterial, ratesOfLoad, wordsOf } from './match-rate.ts'

/** Whether a rate is cartage, by its product, or by its words without one. */
export const saysCartage = (rate: RateTerm): boolean =>
  isCartage(rate) ||
  (rate.category === null && /\b(?:cart|cartage|carting|haulage)\b/i.test(rate.description))

const isOfMaterial = ({ category, description }: RateTerm): boolean =>
  category === null
    ? /\b(?:tip|tips|tipping|dump|disposal)\b/i.test(description)
    : category === 'tip' || category === 'material'

/** Whether a rate may be for any load: it names neither this one's material nor another's. */
export function mayChargeAny(rate: RateTerm, load: Carried, materials: readonly string[]): boolean {
  if (!isForMaterial(rate, load.material, materials)) return false
  if (ratesOfLoad([rate], load, materials).rates.length > 0) return false
  if (saysCartage(rate)) return true
  if (isOfMaterial(rate)) return false
  const said = wordsOf(rate.description)
  return !materials.some((material) => wordsOf(material).some((word) => said.includes(word)))
}
