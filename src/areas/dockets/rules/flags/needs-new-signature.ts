import { isDerived } from '#areas/rates/rules/charged-line.ts'
import { type ChargeUnit, thousandths } from '#shared/units.ts'
import type { DocketLineKind } from '../../contract/choices.ts'
import type { LoadFact } from '../loads/load-fact.ts'

export interface ClaimedLine {
  readonly kind: DocketLineKind
  readonly description: string
  readonly unit: ChargeUnit
  readonly job_rate_id: number | null
  readonly quantity_agreed: number
  readonly is_billable: number
  /** With rates to choose from, the charge is not known yet. */
  readonly choices?: object | null
}
export type Carried = Pick<LoadFact, 'material' | 'net_t' | 'volume_m3'>
interface Claim {
  readonly worked_minutes: number
  readonly standby_minutes: number
  readonly lines: readonly ClaimedLine[]
  readonly loads: readonly Carried[]
}
const minutesOf = ({ worked_minutes, standby_minutes }: Claim): number => worked_minutes + standby_minutes
const keyOf = ({ kind, job_rate_id, unit }: ClaimedLine): string => `${job_rate_id ?? kind} ${unit}`
/** What follows from the hours, which are compared by themselves. */
const isClaimed = (line: ClaimedLine): boolean =>
  Boolean(line.is_billable) && !line.choices && !isDerived(line)

/** How much is charged by each rate, in thousandths. */
function amountsOf(lines: readonly ClaimedLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of lines.filter(isClaimed))
    sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + thousandths(line.quantity_agreed))
  return sums
}

/** By material: loads, and thousandths of a tonne and of a cubic metre. */
function carriedOf(loads: readonly Carried[]): Map<string, readonly [number, number, number]> {
  const sums = new Map<string, readonly [number, number, number]>()
  for (const { material, net_t, volume_m3 } of loads) {
    const [count, tonnes, metres] = sums.get(material) ?? [0, 0, 0]
    sums.set(material, [count + 1, tonnes + thousandths(net_t), metres + thousandths(volume_m3)])
  }
  return sums
}

/** More loads of a material, or more of it by weight or volume. */
function carriesMore(signed: readonly Carried[], revised: readonly Carried[]): boolean {
  const before = carriedOf(signed)
  return [...carriedOf(revised)].some(([material, sums]) => {
    const had = before.get(material) ?? [0, 0, 0]
    return sums.some((sum, at) => sum > (had[at] ?? 0))
  })
}

/**
 * Whether a revision asks the client for more than the signed docket, and so needs a new signature. More
 * hours count, even where the minimum charges both alike; so do more loads, even if they charge nothing.
 */
export function needsNewSignature(signed: Claim, revised: Claim): boolean {
  if (minutesOf(revised) > minutesOf(signed)) return true
  if (carriesMore(signed.loads, revised.loads)) return true
  const agreed = amountsOf(signed.lines)
  return [...amountsOf(revised.lines)].some(([key, amount]) => amount > (agreed.get(key) ?? 0))
}
