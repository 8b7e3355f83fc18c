import { type HireLine, type PricedHire, lockHiresToBill } from '#areas/dry-hires/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import type { DryHireToBill } from '../../contract/dry-hire-to-bill.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import type { LineRow } from './line-rows.ts'

const noLongerLeft = 'This dry hire was billed or corrected meanwhile. Check the lines.'

/**
 * Lines for all that is left by today of lines of dry hires, which stay locked until the change ends. @throws forbidden
 * without the right to rates; conflict for what is billed by now, or has no price.
 */
export async function dryHireRows(
  change: Change,
  asked: readonly DryHireToBill[],
): Promise<{ hire: PricedHire; row: LineRow }[]> {
  if (asked.length === 0) return []
  mustHold(change.viewer, 'jobs:rates')
  const ids = [...new Set(asked.map(({ dry_hire_id }) => dry_hire_id))]
  const hires = new Map((await lockHiresToBill(change, ids)).map((hire) => [hire.id, hire]))
  const names = new Set(asked.map(({ dry_hire_id, line }) => `${dry_hire_id} ${line}`))
  return [...names].map((name) => {
    const [id, line] = name.split(' ')
    const hire = hires.get(Number(id))
    const priced = hire?.lines.find((one) => one.line === line)
    if (!hire || !priced || priced.left.quantity === 0) throw conflict(noLongerLeft)
    return { hire, row: rowOf(hire, priced) }
  })
}

function rowOf(hire: PricedHire, { line, words, unit, left, ...price }: HireLine): LineRow {
  const { unit_price_cents } = price
  if (unit_price_cents === null) throw conflict(`“${price.description}” has no price.`)
  const { quantity } = left
  return {
    id: null,
    product_id: price.product_id,
    docket_line_id: null,
    job_rate_id: null,
    dry_hire_id: hire.id,
    dry_hire_line: line,
    description: words,
    shift_date: null,
    unit,
    quantity,
    unit_price_cents,
    price_source: `Dry hire on job ${hire.job_no}, ${hire.rate_snapshot.source}`,
    gst_code: price.gst_code,
    line_total_cents: totalOfLine({ quantity, unit_price_cents }),
    is_progress_claim: 0,
    over_reason: null,
    job_id: hire.job_id,
  }
}
