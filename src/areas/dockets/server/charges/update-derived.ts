import { isDerived, isFloor } from '#areas/rates/rules/charged-line.ts'
import type { Change } from '#platform/server/change/change.ts'
import { deriveLines } from '../../rules/charges/agreed-lines.ts'
import { type AgreedLine, asAgreed } from '../../rules/charges/agreed-line.ts'
import {
  type StoredLine,
  addLine,
  listLines,
  removeLine,
  rowOfLine,
  agreedLineOf,
  updateLine,
} from '../lines/docket-line-store.ts'
import type { StoredDocket } from '../docket-store.ts'
import { entryOf } from '../log-docket.ts'
import { findAssetName, findDocketOrder } from '../lookups-store.ts'
import { readPricing } from './price-docket.ts'

/**
 * Works out the minimum and the levy of a docket again, after one of its other lines was priced. What people agreed of
 * them stays.
 */
export async function updateDerived(change: Change, docket: StoredDocket): Promise<void> {
  const { tx } = change
  const order = await findDocketOrder(tx, docket.job_item_id)
  if (!order) return
  const asset = docket.asset_id === null ? undefined : await findAssetName(tx, docket.asset_id)
  const pricing = await readPricing(tx, order, docket, { ...docket, asset })
  const lines = await listLines(tx, docket.id)
  const [derived, others] = [lines.filter(isDerived), lines.filter((line) => !isDerived(line))]
  const agree = asAgreed(
    derived.map((line) => ({ ...agreedLineOf(line), position: line.position })),
    derived.filter(isAgreed),
  )
  const now = deriveLines(others.map(agreedLineOf), pricing, agree).filter(isDerived)
  const last = Math.max(0, ...lines.map(({ position }) => position))
  for (const [at, line] of now.entries())
    await save(change, docket, {
      line,
      old: derived.find(({ kind }) => kind === line.kind),
      free: last + at + 1,
    })
  for (const old of derived)
    if (!now.some(({ kind }) => kind === old.kind)) {
      await removeLine(tx, old.id)
      log(change, docket, old.position, old, null)
    }
}

/** Takes off a docket what it gives back of its day’s minimum, as long as nobody agreed to that. */
export async function removeDeductions(change: Change, docket: StoredDocket): Promise<void> {
  for (const line of (await listLines(change.tx, docket.id)).filter(isDeduction)) {
    await removeLine(change.tx, line.id)
    log(change, docket, line.position, line, null)
  }
}

const isDeduction = (line: StoredLine): boolean =>
  isFloor(line) && (line.unit_price_cents ?? 0) < 0 && line.reason === null && line.is_price_set === 0

type Agreed = StoredLine & { reason: string }
const isAgreed = (line: StoredLine): line is Agreed => line.reason !== null

async function save(
  change: Change,
  docket: StoredDocket,
  { line, old, free }: { line: AgreedLine; old: StoredLine | undefined; free: number },
): Promise<void> {
  const row = rowOfLine(line)
  if (old) await updateLine(change.tx, old.id, row)
  else await addLine(change.tx, docket.id, { ...row, position: free })
  if (old?.unit_price_cents !== line.unit_price_cents) log(change, docket, old?.position ?? free, old, line)
}

type Priced = Pick<StoredLine, 'description' | 'unit_price_cents'>
const pricedAs = (line: Priced | null | undefined) =>
  line ? { description: line.description, unit_price_cents: line.unit_price_cents } : {}

function log(
  change: Change,
  docket: StoredDocket,
  position: number,
  before: Priced | null | undefined,
  after: Priced | null,
): void {
  change.log({
    ...entryOf(docket, 'priced'),
    part: `line ${position}`,
    before: pricedAs(before),
    after: pricedAs(after),
  })
}
