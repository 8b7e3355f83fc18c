import { AppError, type FieldErrors } from '#platform/contract/app-error.ts'
import { checked } from '#platform/server/http/check.ts'
import type { ImportColumn } from '#platform/server/imports/import-columns.ts'
import type { AnyImportKind, ImportInputs, UniqueValue } from '#platform/server/imports/import-kind.ts'
import { UnreadableCell } from '#platform/server/imports/unreadable-cell.ts'
import { columnsOf } from './import-fields.ts'
import type { StagedRow } from './row-store.ts'

export type CheckedRow = { readonly row_no: number } & (
  | { readonly columns: unknown; readonly problem: null }
  | { readonly problem: string }
)
type GoodRow = Extract<CheckedRow, { problem: null }>

/** Checks the next rows of a file; a value may not repeat one of an earlier row. */
export type CheckRows = (rows: readonly StagedRow[]) => Promise<CheckedRow[]>

/**
 * Checks rows by the rules of their kind: its columns read the cells, its schema and its create verb's own checks accept
 * them, and no value is in use that must be unique.
 */
export async function openCheck(
  kind: AnyImportKind,
  fields: readonly string[],
  inputs: ImportInputs,
): Promise<CheckRows> {
  const references = await kind.references(inputs)
  const known = columnsOf(kind, inputs.viewer)
  const columns = fields.map((field) => known.find((column) => column.field === field))
  const unique = kind.unique.map((value) => ({ value, seen: new Map<string, number>() }))

  const read = ({ row_no, cells }: StagedRow): CheckedRow => {
    try {
      const input = readCells(columns, cells, { today: inputs.today, references })
      const stored = kind.prepare(checkedInput(kind, input), { ...inputs, references })
      return { row_no, columns: stored, problem: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { row_no, problem: inWords(kind, error) }
    }
  }

  return async (rows) => {
    const result = rows.map(read)
    // One after the other: a check has one connection of those that people wait for.
    const used: ReadonlyMap<string, string>[] = []
    for (const { value } of unique) used.push(await valuesInUse(value, result, inputs.db))
    return result.map((row) => {
      if (row.problem !== null) return row
      const { row_no, columns: stored } = row
      const values = unique.map(({ value, seen }, at) => {
        const own = value.of(stored)
        return { field: value.field, own, seen, message: own && whyNot(own, { used: used[at], seen }) }
      })
      const refused = values.flatMap(({ field, message }) =>
        message ? [labelled(kind, field, message)] : [],
      )
      if (refused.length > 0) return { row_no, problem: refused.join(' ') }
      for (const { own, seen } of values) if (own !== null) seen.set(own, row_no)
      return row
    })
  }
}

interface Cells {
  input: Record<string, unknown>
  errors: Record<string, string>
}

/** Blank cells are left out, so that a record takes its defaults. */
function readCells(
  columns: readonly (ImportColumn<unknown> | undefined)[],
  cells: readonly string[],
  inputs: { today: string; references: unknown },
): Cells {
  const found: Cells = { input: {}, errors: {} }
  for (const [at, column] of columns.entries()) {
    const typed = cells[at] ?? ''
    if (!column || typed === '') continue
    try {
      found.input[column.field] = column.read(typed, inputs)
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      found.errors[column.field] = error.message
    }
  }
  return found
}

/** @throws invalid, with what the cells and what the schema say; a cell that cannot be read is not also missing. */
function checkedInput(kind: AnyImportKind, { input, errors }: Cells): unknown {
  let refused: FieldErrors = {}
  try {
    const accepted = checked(kind.schema, input)
    if (Object.keys(errors).length === 0) return accepted
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refused = error.details.errors ?? {}
  }
  throw new AppError('invalid', undefined, { errors: { ...refused, ...errors } })
}

/** Why a record has a value of these rows already, by value. */
async function valuesInUse(
  { of, inUse }: UniqueValue<unknown>,
  rows: readonly CheckedRow[],
  db: ImportInputs['db'],
): Promise<ReadonlyMap<string, string>> {
  const good = rows.filter((row): row is GoodRow => row.problem === null)
  const values = good.map(({ columns }) => of(columns)).filter((value) => value !== null)
  return values.length > 0 ? inUse(db, [...new Set(values)]) : new Map()
}

/** `seen`: the row of each value, of earlier rows that can be imported. */
function whyNot(
  value: string,
  { used, seen }: { used: ReadonlyMap<string, string> | undefined; seen: ReadonlyMap<string, number> },
): string | undefined {
  const first = seen.get(value)
  return used?.get(value) ?? (first === undefined ? undefined : `Row ${first} has the same.`)
}

/** All that is wrong with a row, in the order of the kind's fields. */
function inWords(kind: AnyImportKind, { message, details: { errors = {} } }: AppError): string {
  const fields = kind.columns.map(({ field }) => field)
  const placeOf = (path: string) => fields.indexOf(path.split('.')[0] ?? '')
  const messages = Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([path, words]) => labelled(kind, path.split('.')[0] ?? '', words))
  return messages.length > 0 ? [...new Set(messages)].join(' ') : message
}

/** A message that does not name its field is put after the field's name. */
function labelled(kind: AnyImportKind, field: string, message: string): string {
  const label = kind.columns.find((column) => column.field === field)?.label
  return label === undefined || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label}: ${message}`
}
