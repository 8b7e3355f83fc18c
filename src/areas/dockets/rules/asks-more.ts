import type { ChargeUnit } from '#shared/units.ts'

interface Asked {
  readonly description: string
  readonly unit: ChargeUnit
  readonly job_rate_id: number | null
  readonly quantity_agreed: number
  readonly is_billable: number
}
const keyOf = ({ job_rate_id, unit }: Asked): string => `${job_rate_id ?? 'hire'} ${unit}`

/** Whether a revision asks the client for more than the docket that was signed: then it is signed anew. */
export function asksMore(signed: readonly Asked[], revised: readonly Asked[]): boolean {
  const agreed = new Map(
    signed.filter(({ is_billable }) => is_billable).map((line) => [keyOf(line), line.quantity_agreed]),
  )
  return revised.some(
    (line) => Boolean(line.is_billable) && line.quantity_agreed > (agreed.get(keyOf(line)) ?? 0),
  )
}
