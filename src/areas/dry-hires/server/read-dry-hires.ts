import type { PriceLine } from '#areas/rates/rules/price-line.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { DryHire, dryHireLines } from '../contract/dry-hire.ts'
import { invoiceWords, leftOf, priceOfHire } from '../rules/price-hire.ts'
import { type ListedHire, holdHires, listBilled, listHires, listHiresById } from './dry-hire-store.ts'

type LineName = (typeof dryHireLines)[number]

/** A line of a dry hire with what of it is billed and left; `words` explain it on an invoice. */
export interface HireLine extends PriceLine {
  readonly line: LineName
  readonly billed: { quantity: number; cents: number; invoice_ids: readonly number[] }
  readonly left: { quantity: number; cents: number }
  readonly words: string
}
export interface PricedHire extends ListedHire {
  readonly lines: readonly HireLine[]
  readonly flags: readonly string[]
}

const nothing = { quantity: 0, cents: 0, invoice_ids: [] }

/** Dry hires of jobs with what each comes to by a day, the latest first. */
export const readHiresOfJobs = async (
  db: Db | Tx,
  job_ids: readonly number[],
  today: string,
): Promise<PricedHire[]> => priced(db, await listHires(db, job_ids), today)

/** Some dry hires as they stay until the change ends; those removed meanwhile are left out. */
export async function lockHiresToBill(
  { tx, today }: Pick<Change, 'tx' | 'today'>,
  ids: readonly number[],
): Promise<PricedHire[]> {
  await holdHires(tx, ids)
  return priced(tx, await listHiresById(tx, ids), today)
}

/** One as it is presented. @throws not_found. */
export async function readHire({ tx, today }: Change, id: number): Promise<DryHire> {
  const [hire] = await priced(tx, await listHiresById(tx, [id]), today)
  if (!hire) throw notFound()
  return presentHire(hire)
}

async function priced(db: Db | Tx, hires: readonly ListedHire[], today: string): Promise<PricedHire[]> {
  const rows = await listBilled(
    db,
    hires.map(({ id }) => id),
  )
  const billedOf = new Map(rows.map((row) => [`${row.id} ${row.line}`, row]))
  return hires.map((hire) => {
    const { lines, flags } = priceOfHire(hire, today)
    return {
      ...hire,
      flags,
      lines: lines.map((price): HireLine => {
        const line: LineName = price.kind === 'excess_hours' ? 'excess_hours' : 'hire'
        const billed = billedOf.get(`${hire.id} ${line}`) ?? nothing
        const words = invoiceWords(hire, price, { billed: billed.quantity, today })
        return { ...price, line, billed, left: leftOf(price, billed.quantity), words }
      }),
    }
  })
}

/** As people read it; its lines are for those who see rates. */
export const presentHire = ({ lines, flags, ...hire }: PricedHire): DryHire => ({
  ...hire,
  flags: [...flags],
  lines: lines.map(({ billed, steps, ...line }) => ({
    ...line,
    steps: steps.map(({ words, cents }) => ({ words, cents })),
    billed_cents: billed.cents,
  })),
})
