import type { TipDirection } from '../contract/choices.ts'

interface Load {
  readonly material: string
  readonly source: string | null
  readonly tip: string | null
}
interface Tip {
  readonly id: number
  readonly material: string
  readonly direction: TipDirection
  /** The tip site's name. */
  readonly tip: string
}

/** A supplier's site is where loads come from; any other is where they go. */
export const isSupply = ({ direction }: Pick<Tip, 'direction'>): boolean => direction === 'supply'

/** The tip order that a load was for: of its material, at the site it is noted to have come from or gone to. */
export const tipOrderOf = ({ material, source, tip }: Load, tips: readonly Tip[]): number | null => {
  const isAt = (place: string | null, one: Tip) => place?.toLowerCase() === one.tip.toLowerCase()
  const found = tips.find((one) => one.material === material && isAt(isSupply(one) ? source : tip, one))
  return found?.id ?? null
}
