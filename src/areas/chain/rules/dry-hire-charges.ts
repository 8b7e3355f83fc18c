import { formatUnitPrice } from '#shared/money.ts'
import { type ChargeUnit, perUnitWords } from '#shared/units.ts'
import type { Charge } from './to-bill.ts'

interface Hire {
  readonly fleet_no: string
  readonly quote_line_id: number | null
  readonly rate_snapshot: { readonly job_rate_id?: number | undefined }
  readonly lines: readonly HireLine[]
}
interface HireLine {
  readonly line: 'hire' | 'excess_hours'
  readonly unit: ChargeUnit
  readonly quantity: number
  readonly unit_price_cents: number | null
  readonly amount_cents: number
  readonly billed: { quantity: number; cents: number; invoice_ids: readonly number[] }
  readonly left: { quantity: number; cents: number }
}

/** What a dry hire charges of the line that agreed it, or of a line of its own; nothing of it waits for approval. */
export const dryHireCharges = (hire: Hire): Charge[] =>
  hire.lines.flatMap((line): Charge | [] =>
    line.quantity === 0 && line.billed.quantity === 0
      ? []
      : {
          key: line.line === 'hire' ? agreedBy(hire) : null,
          description: describe(hire, line),
          unit: line.unit,
          done: line.quantity,
          done_cents: line.amount_cents,
          extras_cents: 0,
          beside_cents: 0,
          waiting: 0,
          waiting_cents: 0,
          to_invoice: line.left.quantity,
          to_invoice_cents: line.left.cents,
          billed: line.billed.quantity,
          billed_cents: line.billed.cents,
          unpriced: Number(line.unit_price_cents === null),
          docket_ids: [],
          dry_hires: 1,
          invoice_ids: line.billed.invoice_ids,
        },
  )

function agreedBy({ quote_line_id, rate_snapshot: { job_rate_id } }: Hire): string | null {
  if (quote_line_id !== null) return `hire-${quote_line_id}`
  return job_rate_id === undefined ? null : `rate-${job_rate_id}`
}

/** `Dry hire of EX-07 at $320.00 a day` */
function describe({ fleet_no }: Hire, { line, unit, unit_price_cents }: HireLine): string {
  const what = `Dry hire of ${fleet_no}${line === 'hire' ? '' : ', hours over those included'}`
  return unit_price_cents === null
    ? what
    : `${what} at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`
}
