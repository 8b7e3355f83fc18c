import { lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, thousandths } from '#shared/units.ts'
import type { ToBillLine, ToBillSums } from '../contract/to-bill.ts'

interface Agreed {
  readonly key: string
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number | null
  readonly unit_price_cents: number
}
/** What dockets, or a dry hire, charge of one line; `waiting` is part of what is done. */
export interface Charge {
  readonly key: string | null
  readonly description: string
  readonly unit: ChargeUnit
  readonly done: number
  readonly done_cents: number
  readonly extras_cents: number
  readonly waiting: number
  readonly waiting_cents: number
  readonly to_invoice: number
  readonly to_invoice_cents: number
  readonly billed: number
  readonly billed_cents: number
  /** Part of what is billed, and of nothing that was agreed: attachments, tolls, levies. */
  readonly beside_cents: number
  readonly unpriced: number
  readonly docket_ids: readonly number[]
  readonly dry_hires: number
  readonly invoice_ids: readonly number[]
}
interface LineByHand {
  readonly id: number
  readonly job_rate_id: number | null
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number
  readonly cents: number
  readonly invoice_id: number
}
interface ByHand {
  /** The rates that no docket counts and something is left of. */
  readonly left: readonly { id: number }[]
  /** How much of a line by hand is for a rate. */
  readonly covers: readonly { line_id: number; job_rate_id: number; quantity: number }[]
}

type Row = Omit<Charge, 'key'> & {
  readonly key: string
  readonly agreed: ToBillLine['agreed']
  readonly is_by_hand: 0 | 1
}

/** A line of which nothing is done or billed. */
export const nothing = {
  done: 0,
  done_cents: 0,
  extras_cents: 0,
  waiting: 0,
  waiting_cents: 0,
  to_invoice: 0,
  to_invoice_cents: 0,
  billed: 0,
  billed_cents: 0,
  beside_cents: 0,
  unpriced: 0,
  docket_ids: [],
  dry_hires: 0,
  invoice_ids: [],
}

/**
 * Each agreed line of a job, then work that none of them names, with what dockets, dry hires and invoices charge of it. A line by
 * hand is done when it is billed. What is done is not approved, billed or not yet invoiced, but for what an invoice changed
 * or credited; what is left of the agreement is counted apart from it.
 */
export function toBillLines(
  agreed: readonly Agreed[],
  charges: readonly Charge[],
  lines: readonly LineByHand[],
  { left, covers }: ByHand,
): ToBillSums {
  const rows = new Map<string, Row>(
    agreed.map(({ key, description, unit, quantity, unit_price_cents }) => [
      key,
      {
        ...nothing,
        key,
        description,
        unit,
        is_by_hand: 0,
        agreed: quantity === null ? null : { quantity, cents: lineTotalCents(quantity, unit_price_cents) },
      },
    ]),
  )
  const add = (key: string, { description, unit, ...more }: Omit<Charge, 'key'>) =>
    rows.set(
      key,
      sumOf(rows.get(key) ?? { ...nothing, key, description, unit, agreed: null, is_by_hand: 0 }, more),
    )

  for (const { key, ...charge } of charges) {
    const isAgreed = key !== null && rows.get(key)?.unit === charge.unit
    add(isAgreed ? key : otherKey(charge), charge)
  }
  for (const { job_rate_id, key, ...line } of lines.flatMap((one) => partsOf(one, covers))) {
    const billed = { ...nothing, ...line, done: line.billed, done_cents: line.billed_cents }
    add(job_rate_id === null ? key : `rate-${job_rate_id}`, billed)
  }
  for (const { id } of left) {
    const row = rows.get(`rate-${id}`)
    if (row) rows.set(row.key, { ...row, is_by_hand: 1 })
  }
  return totalsOf([...rows.values()].map(presented))
}

const otherKey = ({ description, unit }: Pick<Charge, 'description' | 'unit'>): string =>
  `other-${unit}-${description}`

/** A line by hand by the rates it is for. What none of them takes is for the rate it was added from, or other work. */
function partsOf(line: LineByHand, covers: ByHand['covers']) {
  const { id, description, unit, quantity, cents, invoice_id } = line
  const share = (part: number) => (quantity === 0 ? 0 : Math.round((cents * part) / quantity))
  const of = (job_rate_id: number | null, billed: number, billed_cents: number) => ({
    job_rate_id,
    key: otherKey(line),
    description,
    unit,
    billed,
    billed_cents,
    invoice_ids: [invoice_id],
  })
  const parts = covers
    .filter(({ line_id }) => line_id === id)
    .map((cover) => of(cover.job_rate_id, cover.quantity, share(cover.quantity)))
  const covered = parts.reduce((sum, { billed }) => sum + thousandths(billed), 0)
  const rest_cents = cents - parts.reduce((sum, { billed_cents }) => sum + billed_cents, 0)
  const rest = (thousandths(quantity) - covered) / 1000
  return rest === 0 && rest_cents === 0 ? parts : [...parts, of(line.job_rate_id, rest, rest_cents)]
}

const sums = [
  'done_cents',
  'extras_cents',
  'waiting_cents',
  'to_invoice_cents',
  'billed_cents',
  'beside_cents',
  'unpriced',
  'dry_hires',
  'done',
  'waiting',
  'to_invoice',
  'billed',
] as const

function sumOf(row: Row, more: Pick<Charge, (typeof sums)[number] | 'docket_ids' | 'invoice_ids'>): Row {
  const summed = Object.fromEntries(
    sums.map((name) => [name, (thousandths(row[name]) + thousandths(more[name])) / 1000]),
  ) as Pick<Charge, (typeof sums)[number]>
  return {
    ...row,
    ...summed,
    docket_ids: [...new Set([...row.docket_ids, ...more.docket_ids])],
    invoice_ids: [...new Set([...row.invoice_ids, ...more.invoice_ids])],
  }
}

function presented(row: Row): ToBillLine {
  const { key, description, unit, agreed, is_by_hand, unpriced, docket_ids, dry_hires, invoice_ids } = row
  return {
    key,
    description,
    unit,
    agreed,
    unpriced,
    extras_cents: row.extras_cents,
    done: { quantity: row.done, cents: row.done_cents },
    waiting: { quantity: row.waiting, cents: row.waiting_cents },
    billed: { quantity: row.billed, cents: row.billed_cents },
    to_invoice: { quantity: row.to_invoice, cents: row.to_invoice_cents },
    left: leftOf(row),
    is_by_hand,
    is_over: Number(isOver(row)),
    docket_count: docket_ids.length,
    docket_id: onlyOf(docket_ids),
    dry_hires,
    invoice_count: invoice_ids.length,
    invoice_id: onlyOf(invoice_ids),
  }
}

/** What was agreed and is not billed of it; nothing once more is billed. */
function leftOf({ agreed, billed, billed_cents, beside_cents }: Row): ToBillLine['left'] {
  if (agreed === null) return null
  const rest = (whole: number, part: number) =>
    Math.sign(whole) * Math.max(0, (whole - part) * Math.sign(whole))
  return {
    quantity: Math.max(0, thousandths(agreed.quantity) - thousandths(billed)) / 1000,
    cents: rest(agreed.cents, billed_cents - beside_cents),
  }
}

/** Claims of a fixed price are in money, and their parts are no thousandths. */
function isOver({ agreed, unit, done, billed, done_cents, billed_cents }: Row): boolean {
  if (agreed === null) return false
  if (unit === 'fixed') return Math.max(Math.abs(done_cents), Math.abs(billed_cents)) > Math.abs(agreed.cents)
  return Math.max(thousandths(done), thousandths(billed)) > thousandths(agreed.quantity)
}

const onlyOf = (ids: readonly number[]): number | null => (ids.length === 1 ? (ids[0] ?? null) : null)

function totalsOf(lines: ToBillLine[]): ToBillSums {
  const sum = (centsOf: (line: ToBillLine) => number) =>
    lines.reduce((total, line) => total + centsOf(line), 0)
  return {
    lines,
    agreed_cents: sum(({ agreed }) => agreed?.cents ?? 0),
    done_cents: sum(({ done }) => done.cents),
    waiting_cents: sum(({ waiting }) => waiting.cents),
    billed_cents: sum(({ billed }) => billed.cents),
    to_invoice_cents: sum(({ to_invoice }) => to_invoice.cents),
    left_cents: sum(({ left }) => left?.cents ?? 0),
  }
}
