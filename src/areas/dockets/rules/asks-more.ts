import type { ChargeUnit } from '#shared/units.ts'

export interface Asked {
  readonly description: string
  readonly unit: ChargeUnit
  readonly job_rate_id: number | null
  readonly quantity_agreed: number
  readonly is_billable: number
}
interface Told {
  readonly worked_minutes: number
  readonly standby_minutes: number
  readonly lines: readonly Asked[]
}
const minutesOf = ({ worked_minutes, standby_minutes }: Told): number => worked_minutes + standby_minutes
const keyOf = ({ job_rate_id, unit }: Asked): string => `${job_rate_id ?? 'hire'} ${unit}`

/**
 * Whether a revision asks the client for more than the docket that was signed: then it is signed anew. More hours are
 * more, even where the minimum charges both alike.
 */
export function asksMore(signed: Told, revised: Told): boolean {
  if (minutesOf(revised) > minutesOf(signed)) return true
  const agreed = new Map(
    signed.lines.filter(({ is_billable }) => is_billable).map((line) => [keyOf(line), line.quantity_agreed]),
  )
  return revised.lines.some(
    (line) => Boolean(line.is_billable) && line.quantity_agreed > (agreed.get(keyOf(line)) ?? 0),
  )
}
