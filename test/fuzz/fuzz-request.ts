import type { Chance } from '#db/demo/random.ts'
import type { Operation } from './operations.ts'
import type { Records } from './records.ts'

/** One bad request, as sent. */
export interface FuzzRequest {
  /** What is wrong with it. */
  kind: string
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  payload?: string | Buffer
}

/** What a bad request is made from. */
export interface Making {
  operation: Operation
  random: Chance
  records: Records
  /** The caller's prefix. */
  prefix: string
}

/** Makes a request bad in one way. */
export type Kind = (making: Making) => FuzzRequest

export const json = { 'content-type': 'application/json' } as const
