import { isFloor } from '#areas/rates/rules/charged-line.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { updateDerived } from '../charges/update-derived.ts'
import { updateSharedDay } from '../charges/update-left-on.ts'
import { withPrice } from '../../rules/charges/agreed-line.ts'
import { listLines, rowOfLine, agreedLineOf, updateLine } from './docket-line-store.ts'
import { updateDocket } from '../docket-store.ts'
import { entryOf } from '../log-docket.ts'
import { openDocket } from '../open-docket.ts'

interface Priced {
  unit_price_cents: number
  price_source: string
  version?: number | undefined
}

/**
 * Sets a line's price and its source; the minimum and the levy follow, that of a minimum on the day's other dockets too. @throws not_found, stale, conflict once it is
 * approved.
 */
export async function priceLine(
  change: Change,
  id: number,
  line_id: number,
  { unit_price_cents, price_source, version }: Priced,
): Promise<void> {
  const docket = await openDocket(change, id, 'price', version)
  const line = (await listLines(change.tx, id)).find((one) => one.id === line_id)
  if (!line) throw notFound()
  if (line.choices && line.job_rate_id === null) throw conflict('Choose the rate of this line first.')
  await updateLine(
    change.tx,
    line_id,
    rowOfLine(withPrice(agreedLineOf(line), { unit_price_cents, price_source })),
  )
  // The price is part of what is approved, so the version changes for anyone looking at it.
  await updateDocket(change.tx, id, { status: docket.status })
  change.log({
    ...entryOf(docket, 'priced'),
    part: `line ${line.position}`,
    before: { unit_price_cents: line.unit_price_cents, price_source: line.price_source },
    after: { unit_price_cents, price_source },
  })
  const isMinimum = isFloor(line) && (line.unit_price_cents ?? 0) >= 0
  await (isMinimum ? updateSharedDay(change, docket) : updateDerived(change, docket))
}
