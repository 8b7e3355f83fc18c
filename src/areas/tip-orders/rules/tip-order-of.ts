import { isNamed } from '#areas/tip-sites/rules/tip-site-name.ts'
import type { TipDirection } from '../contract/choices.ts'

interface Load {
  readonly material: string
  readonly source: string | null
  readonly tip: string | null
}
interface Tip {
  readonly id: number
  readonly tip_site_id: number
  readonly material: string
  readonly direction: TipDirection
  /** The tip site's name. */
  readonly tip: string
  readonly suburb: string | null
}

/** A supplier's site is where loads come from; any other is where they go. */
export const isSupply = ({ direction }: Pick<Tip, 'direction'>): boolean => direction === 'supply'

/** Whether a load is of a tip order's material, and came from its site or went there, as its words say. */
export const isLoadOf = ({ material, source, tip }: Load, one: Omit<Tip, 'id' | 'tip_site_id'>): boolean =>
  one.material === material && isNamed({ ...one, name: one.tip }, isSupply(one) ? source : tip)

/** The tip order that a load was for, as its words say; null where they fit none, or orders at different sites. */
export function tipOrderOf(load: Load, tips: readonly Tip[]): number | null {
  const [found, ...others] = tips.filter((one) => isLoadOf(load, one))
  const isClear = found && others.every(({ tip_site_id }) => tip_site_id === found.tip_site_id)
  return isClear ? found.id : null
}
