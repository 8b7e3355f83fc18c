import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type BilledRate, overAgreed, rateOfLine } from '../../rules/agreed.ts'
import { listRatesOfJob, lockBilledRates, ratesOfDocketLines } from './agreed-store.ts'
import type { LineRow } from './line-rows.ts'

/** Why lines bill more than was agreed. */
export type Override = { reason: string } | undefined

interface Options {
  /** 0 for an invoice that is not saved yet. */
  invoice_id: number
  job_id: number | null
  override: Override
}

/**
 * An invoice’s lines, those typed for a rate of its job with that rate. Its rates stay locked until the
 * change ends. One that bills more than was agreed keeps the reason for it. @throws conflict without one, which can be
 * overridden: for lines by hand, and for a docket’s when some of its rate is billed by hand.
 */
export async function billAsAgreed(
  change: Change,
  lines: readonly LineRow[],
  { invoice_id, job_id, override }: Options,
): Promise<LineRow[]> {
  const { tx } = change
  const known = await matched(change, lines, job_id)
  const ofDockets = await ratesOfDocketLines(
    tx,
    known.flatMap(({ docket_line_id }) => docket_line_id ?? []),
  )
  const rateOf = ({ job_rate_id, docket_line_id }: LineRow) =>
    job_rate_id ?? ofDockets.get(docket_line_id ?? 0) ?? 0
  const ids = [...new Set(known.map(rateOf).filter((id) => id > 0))]
  const rates = await lockBilledRates(tx, ids, invoice_id)
  const over = new Map(rates.flatMap((rate) => overOf(rate, known)))
  const billed = known.map((line): LineRow => {
    const over_reason = over.has(rateOf(line)) ? (line.over_reason ?? override?.reason ?? null) : null
    return { ...line, over_reason }
  })
  const unexplained = billed.filter((line) => over.has(rateOf(line)) && line.over_reason === null)
  const messages = new Set(unexplained.map((line) => over.get(rateOf(line))))
  if (messages.size > 0) throw conflict([...messages].join(' '), overridable)
  return billed
}

const overridable = { override: 'This can be overridden with a reason.' }

async function matched({ tx }: Change, lines: readonly LineRow[], job_id: number | null): Promise<LineRow[]> {
  const isTyped = (line: LineRow) =>
    line.docket_line_id === null && line.job_rate_id === null && line.dry_hire_id === null
  if (job_id === null || !lines.some(isTyped)) return [...lines]
  const rates = await listRatesOfJob(tx, job_id)
  return lines.map((line) =>
    isTyped(line) ? { ...line, job_rate_id: rateOfLine(rates, line)?.id ?? null } : line,
  )
}

/** What dockets charge is counted as billed already, so that their lines only matter beside some by hand. */
function overOf(rate: BilledRate, lines: readonly LineRow[]): [number, string][] {
  const own = lines.filter(({ job_rate_id }) => job_rate_id === rate.id)
  if (own.length === 0 && !rate.is_by_hand) return []
  const message = overAgreed(rate, own)
  return message === undefined ? [] : [[rate.id, message]]
}
