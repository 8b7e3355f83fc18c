import { notAChoice, requiredWords } from '#shared/text.ts'
import pg from 'pg'
import { AppError, invalid } from '#platform/contract/app-error.ts'
import { busy, unavailable } from '../database/unavailable.ts'
import { labelOfName } from './words.ts'

/** The user-facing message for a database constraint, by its name; supplied by the areas. */
export type ConstraintMessages = Readonly<Record<string, { field?: string; message: string }>>

/** What an error of PostgreSQL says about itself. */
type ErrorFields = Partial<Pick<pg.DatabaseError, 'code' | 'table' | 'constraint' | 'column'>>

/** By error code, or by its class, which is the first two characters. */
const refusals: Readonly<Record<string, () => AppError>> = {
  // The connection, the machine or the server fails, is full, starts or stops.
  '08': unavailable,
  53: unavailable,
  53100: () => new AppError('no_space'),
  57: unavailable,
  58: unavailable,
  // The transaction did not begin, or the server has become read-only.
  25006: unavailable,
  '25P03': unavailable,
  '25P04': unavailable,
  // A lock is held for too long, or deadlocks keep recurring.
  '55P03': busy,
  40: busy,
  // What our own validation should have refused.
  22: () => new AppError('invalid'),
  23: () => new AppError('invalid'),
  23505: () => new AppError('conflict', alreadyThere),
  '23P01': () => new AppError('conflict', alreadyThere),
  HY002: () => new AppError('conflict'),
}
const alreadyThere = 'This already exists, or someone else just saved it. Reload and check.'

/** The message for one column, by the kind of its constraint, as PostgreSQL names it: `client_depot_id_fkey`. */
const ofOneColumn: Readonly<Record<string, (label: string) => string>> = {
  fkey: (label) => notAChoice(label.replace(/ id$/, '')),
  check: (label) => `${label} is not valid.`,
  not_null: requiredWords,
}

/** The message for a single-column constraint without one from an area; undefined when it covers several columns. */
export function wordsOfColumn({ table = '', constraint = '', column }: ErrorFields) {
  const name = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : ''
  const [, of, kind] = /^(\w+)_(fkey|check|not_null)$/.exec(name) ?? []
  const field = column ?? of
  const words = ofOneColumn[kind ?? (column ? 'not_null' : '')]
  return field && words ? { field, message: words(labelOfName(field)) } : undefined
}

/** A PostgreSQL error as a refusal; undefined for a bug. */
export function databaseRefusal(error: ErrorFields, inWords: ConstraintMessages): AppError | undefined {
  const { code = '', constraint = '' } = error
  const words = inWords[constraint] ?? (code.startsWith('23') ? wordsOfColumn(error) : undefined)
  if (words)
    return words.field ? invalid({ [words.field]: words.message }) : new AppError('conflict', words.message)
  const refusal = refusals[code] ?? refusals[code.slice(0, 2)]
  return refusal?.()
}

/**
 * Whether only the database refused what our validation should have: such a refusal is also logged. (Foreign
 * keys are left to the database by design.)
 */
export const isMissedCheck = (error: unknown, inWords: ConstraintMessages): boolean =>
  error instanceof pg.DatabaseError &&
  /^(22|23(?!503)|HY002)/.test(error.code ?? '') &&
  !(error.constraint && inWords[error.constraint])
