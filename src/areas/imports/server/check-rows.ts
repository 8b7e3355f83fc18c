import { AppError, type FieldErrors } from '#platform/contract/app-error.ts'
import { checked } from '#platform/server/http/check.ts'
import type { ImportColumn } from '#platform/server/imports/import-columns.ts'
import type { AnyImportKind, ImportInputs, UniqueValue } from '#platform/server/imports/import-kind.ts'
import { UnreadableCell } from '#platform/server/imports/unreadable-cell.ts'
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
  const columns = fields.map((field) => kind.columns.find((column) => column.field === field))
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
    let result = rows.map(read)
    for (const { value, seen } of unique) {
      const problems = await repeated(value, seen, result, inputs.db)
      result = result.map((row) => {
        const message = problems.get(row.row_no)
        return message === undefined
          ? row
          : { row_no: row.row_no, problem: labelled(kind, value.field, message) }
      })
    }
    return result
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

/** Why good rows cannot stay, by number: their value is in use, or in an earlier row. */
async function repeated(
  { of, inUse }: UniqueValue<unknown>,
  seen: Map<string, number>,
  rows: readonly CheckedRow[],
  db: ImportInputs['db'],
): Promise<Map<number, string>> {
  const good = rows.filter((row): row is GoodRow => row.problem === null)
  const valued = good.flatMap(({ row_no, columns }) => {
    const value = of(columns)
    return value === null ? [] : [{ row_no, value }]
  })
  const problems = new Map<number, string>()
  if (valued.length === 0) return problems
  const used = await inUse(db, [...new Set(valued.map(({ value }) => value))])
  for (const { row_no, value } of valued) {
    const first = seen.get(value)
    const message = used.get(value) ?? (first === undefined ? undefined : `Row ${first} has the same.`)
    if (message === undefined) seen.set(value, row_no)
    else problems.set(row_no, message)
  }
  return problems
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
