import { refuse } from '#platform/contract/app-error.ts'
import { formatUnitPrice } from '#shared/money.ts'
import type { InvoiceLineInput } from '../contract/invoice-line.ts'
import { totalOfLine } from '../rules/invoice-totals.ts'
import type { KnownLine, LineColumns, StoredLine } from './invoice-line-store.ts'

/** A line as it is kept, with the job that it bills. */
export type LineRow = Omit<StoredLine, 'id' | 'invoice_id' | 'position' | 'is_released'> & {
  job_id: number | null
}

export const columnsOf = ({ job_id: _job, ...columns }: LineRow): LineColumns => columns

/**
 * The lines as they are kept. What was done stands on its docket: of a line that bills one only words, price and GST can
 * change. @throws invalid
 */
export function lineRows(
  inputs: readonly InvoiceLineInput[],
  { before, job_id }: { before: readonly KnownLine[]; job_id: number | null },
): LineRow[] {
  const stored = new Map(before.map((line) => [line.id, line]))
  const errors: Record<string, string> = {}
  const seen = new Set<number>()
  const rows = inputs.map((input, at) => {
    const old = stored.get(input.id ?? 0)
    if (!old?.docket_line_id) return handRow(input, job_id)
    if (seen.has(old.id)) errors[`lines.${at}.description`] = 'Give each line once.'
    seen.add(old.id)
    for (const field of ['quantity', 'unit'] as const)
      if (input[field] !== old[field])
        errors[`lines.${at}.${field}`] = `It is what docket ${old.docket_no} says. Revise the docket first.`
    return docketRow(input, old)
  })
  refuse(errors)
  return rows
}

const handRow = (input: InvoiceLineInput, job_id: number | null): LineRow => ({
  product_id: input.product_id ?? null,
  docket_line_id: null,
  description: input.description,
  shift_date: input.shift_date ?? null,
  unit: input.unit,
  quantity: input.quantity,
  unit_price_cents: input.unit_price_cents,
  price_source: null,
  gst_code: input.gst_code,
  line_total_cents: totalOfLine(input),
  job_id,
})

function docketRow(input: InvoiceLineInput, old: KnownLine): LineRow {
  const { unit_price_cents, description, gst_code } = input
  const isRepriced = unit_price_cents !== old.unit_price_cents
  return {
    product_id: old.product_id,
    docket_line_id: old.docket_line_id,
    description,
    shift_date: old.shift_date,
    unit: old.unit,
    quantity: old.quantity,
    unit_price_cents,
    price_source: isRepriced
      ? `Changed here from ${formatUnitPrice(old.unit_price_cents)}`
      : old.price_source,
    gst_code,
    line_total_cents: totalOfLine({ quantity: old.quantity, unit_price_cents }),
    job_id: old.job_id,
  }
}

/** Lines that stay as they are. */
export const sameRows = (lines: readonly KnownLine[]): LineRow[] =>
  lines.map((line) => ({
    product_id: line.product_id,
    docket_line_id: line.docket_line_id,
    description: line.description,
    shift_date: line.shift_date,
    unit: line.unit,
    quantity: line.quantity,
    unit_price_cents: line.unit_price_cents,
    price_source: line.price_source,
    gst_code: line.gst_code,
    line_total_cents: line.line_total_cents,
    job_id: line.job_id,
  }))
