import pg from 'pg'
import { AppError } from '#platform/contract/app-error.ts'
import { busy, unavailable } from '../unavailable.ts'

/** Each by its code, or by the class of codes it belongs to, which is the first two characters. */
const refusals: Readonly<Record<string, () => AppError>> = {
  // The connection, the machine or the server itself fails, is full, starts or stops.
  '08': unavailable,
  53: unavailable,
  53100: () => new AppError('no_space'),
  57: unavailable,
  58: unavailable,
  '25P03': unavailable,
  '25P04': unavailable,
  // Others hold a lock for too long, or two stood in each other's way again and again.
  '55P03': busy,
  40: busy,
  // What a rule of ours should have refused before.
  22: () => new AppError('invalid'),
  23: () => new AppError('invalid'),
  23505: () => new AppError('conflict', alreadyThere),
  '23P01': () => new AppError('conflict', alreadyThere),
  HY002: () => new AppError('conflict'),
}
const alreadyThere = 'This is there already, or somebody else has just saved it. Reload and look.'

/** A refusal of PostgreSQL in our words, by its code; undefined for a defect of ours. */
export function databaseRefusal(code: string): AppError | undefined {
  const refusal = refusals[code] ?? refusals[code.slice(0, 2)]
  return refusal?.()
}

/**
 * Whether the database alone refused what a check of ours should have: that is put into words, and into the log. (That
 * what is referred to exists is left to it.)
 */
export const isOversight = (error: unknown, inWords: Readonly<Record<string, unknown>>): boolean =>
  error instanceof pg.DatabaseError &&
  /^(22|23(?!503)|HY002)/.test(error.code ?? '') &&
  !(error.constraint && inWords[error.constraint])
