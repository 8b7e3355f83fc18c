import { refuse } from '#platform/contract/app-error.ts'
import { formatUnitPrice } from '#shared/money.ts'
import type { InvoiceLineInput } from '../../contract/invoice-line.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import type { KnownLine, LineColumns, StoredLine } from './invoice-line-store.ts'

/** A line as stored, with the job it bills; a new one has no id yet. */
export type LineRow = Omit<StoredLine, 'id' | 'invoice_id' | 'position' | 'is_released'> & {
  id: number | null
  job_id: number | null
}

export const savedOf = ({ job_id: _job, ...columns }: LineRow) => columns
export const columnsOf = ({ id: _id, job_id: _job, ...columns }: LineRow): LineColumns => columns

/**
 * Lines as stored, by id. Work is defined by its docket: on a line that bills one only text, price and GST
 * can change, and it is removed only when marked so: left out it stays at the end, and sent again without its
 * id it would be billed twice. On one that bills a dry hire the same can change. Of a progress claim text and GST can change.
 * @throws invalid
 */
export function lineRows(
  inputs: readonly InvoiceLineInput[],
  { before, job_id }: { before: readonly KnownLine[]; job_id: number | null },
): LineRow[] {
  const stored = new Map(before.map((line) => [line.id, line]))
  const errors: Record<string, string> = {}
  const sent = new Set(inputs.map(({ id }) => id))
  const seen = new Set<number>()
  const rows = inputs.flatMap((input, at): LineRow | [] => {
    const { id = null } = input
    const old = id === null ? undefined : stored.get(id)
    if (id !== null) {
      if (!old) errors[`lines.${at}.id`] = 'This line is no longer on the invoice.'
      if (seen.has(id)) errors[`lines.${at}.id`] = 'Include each line once.'
      seen.add(id)
    }
    if (input.is_taken_off) return []
    const repeated = id === null && before.find((line) => !sent.has(line.id) && isRepeatOf(line, input))
    if (repeated)
      errors[`lines.${at}.id`] = repeated.dry_hire_id
        ? 'The line of a dry hire needs its id.'
        : `The line of docket ${repeated.docket_no} needs its id.`
    if (old?.is_progress_claim) {
      for (const field of ['quantity', 'unit', 'unit_price_cents'] as const)
        if (input[field] !== old[field])
          errors[`lines.${at}.${field}`] =
            'Take this progress claim off and add it again with another amount.'
      return claimRow(input, old)
    }
    if (old?.dry_hire_id) {
      for (const field of ['quantity', 'unit'] as const)
        if (input[field] !== old[field]) errors[`lines.${at}.${field}`] = ofDryHire
      return workRow(input, old)
    }
    if (!old?.docket_line_id) return handRow(input, { old, job_id })
    for (const field of ['quantity', 'unit'] as const)
      if (input[field] !== old[field])
        errors[`lines.${at}.${field}`] = `This comes from docket ${old.docket_no}. Change the docket first.`
    return workRow(input, old)
  })
  refuse(errors)
  return [...rows, ...before.filter((line) => line.docket_line_id && !seen.has(line.id)).map(sameRow)]
}

const ofDryHire = 'This comes from a dry hire. Correct it on the job, or take the line off.'

/** Whether it repeats the work of a docket's line, or a dry hire. */
const isRepeatOf = (line: KnownLine, { unit, quantity, description, unit_price_cents }: InvoiceLineInput) =>
  (line.docket_line_id !== null || line.dry_hire_id !== null) &&
  line.unit === unit &&
  line.quantity === quantity &&
  (line.description === description || line.unit_price_cents === unit_price_cents)

/** Another unit or product is other work than the rate that was agreed, which may then be charged again. */
function handRow(
  input: InvoiceLineInput,
  { old, job_id }: { old: KnownLine | undefined; job_id: number | null },
): LineRow {
  const { product_id = null, unit, unit_price_cents } = input
  const same = old?.unit === unit && old.product_id === product_id ? old : undefined
  const job_rate_id = same?.job_rate_id ?? null
  const job = job_rate_id === null ? job_id : (same?.job_id ?? null)
  const isAsAgreed = same?.unit_price_cents === unit_price_cents && same.job_id === job
  return {
    id: old?.id ?? null,
    product_id,
    docket_line_id: null,
    job_rate_id,
    dry_hire_id: null,
    dry_hire_line: null,
    description: input.description,
    shift_date: input.shift_date ?? null,
    unit,
    quantity: input.quantity,
    unit_price_cents,
    price_source: isAsAgreed ? same.price_source : null,
    gst_code: input.gst_code,
    line_total_cents: totalOfLine(input),
    is_progress_claim: 0,
    over_reason: same?.over_reason ?? null,
    job_id: job,
  }
}

/** The words of a claim say what it comes to. */
const claimRow = ({ description, gst_code }: InvoiceLineInput, old: KnownLine): LineRow => ({
  ...sameRow(old),
  description,
  gst_code,
})

/** A line that bills a docket or a dry hire: what was done is not changed here. */
function workRow({ unit_price_cents, description, gst_code }: InvoiceLineInput, old: KnownLine): LineRow {
  const isRepriced = unit_price_cents !== old.unit_price_cents
  return {
    ...sameRow(old),
    description,
    unit_price_cents,
    price_source: isRepriced
      ? `Changed here from ${formatUnitPrice(old.unit_price_cents)}`
      : old.price_source,
    gst_code,
    line_total_cents: totalOfLine({ quantity: old.quantity, unit_price_cents }),
  }
}

/** An unchanged line. */
export const sameRow = (line: KnownLine): LineRow => ({
  id: line.id,
  product_id: line.product_id,
  docket_line_id: line.docket_line_id,
  job_rate_id: line.job_rate_id,
  dry_hire_id: line.dry_hire_id,
  dry_hire_line: line.dry_hire_line,
  description: line.description,
  shift_date: line.shift_date,
  unit: line.unit,
  quantity: line.quantity,
  unit_price_cents: line.unit_price_cents,
  price_source: line.price_source,
  gst_code: line.gst_code,
  line_total_cents: line.line_total_cents,
  is_progress_claim: line.is_progress_claim,
  over_reason: line.over_reason,
  job_id: line.job_id,
})

/** Lines typed by hand are of their invoice's job; those of a docket, an agreed rate or a dry hire keep theirs. */
export const ofJob = (lines: readonly LineRow[], job_id: number | null): LineRow[] =>
  lines.map((line) =>
    line.docket_line_id === null && line.job_rate_id === null && line.dry_hire_id === null
      ? { ...line, job_id }
      : line,
  )
