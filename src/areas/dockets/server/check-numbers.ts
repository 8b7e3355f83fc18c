import { type FieldErrors, conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { scopeOf } from '#platform/server/viewer.ts'
import type { LoadFact } from '../rules/load-fact.ts'
import { recordKey } from '../rules/load-material.ts'
import {
  type LoadNumber,
  type NumberKind,
  type Whose,
  holdNumbers,
  numbersOnDockets,
  numbersOnPhones,
} from './number-store.ts'
import { usedErrors } from './used-errors.ts'

type Noted = Pick<LoadFact, 'tip' | 'ticket_no' | 'waste_record_no'>
type Placed = LoadNumber & { at: number }

interface Kind {
  readonly field: 'ticket_no' | 'waste_record_no'
  readonly numberOf: (load: Noted) => LoadNumber | null
  /** The same for each way to write it. */
  readonly keyOf: (number: LoadNumber) => string
  readonly words: (number: LoadNumber) => string
  /** What a driver hears of a number that is on a docket. */
  readonly taken: string
}
const kinds: Readonly<Record<NumberKind, Kind>> = {
  ticket: {
    field: 'ticket_no',
    // Where a ticket has no tip nobody can say whose number it is.
    numberOf: ({ tip, ticket_no }) =>
      tip === null || ticket_no === null ? null : { tip, number: ticket_no },
    keyOf: ({ tip, number }) => `${tip?.toLowerCase()} ${number.toUpperCase()}`,
    words: ({ tip, number }) => `Ticket ${number} of ${tip}`,
    taken: 'This ticket number is noted already for that tip.',
  },
  record: {
    field: 'waste_record_no',
    numberOf: ({ waste_record_no }) =>
      waste_record_no === null ? null : { tip: null, number: waste_record_no },
    keyOf: ({ number }) => recordKey(number),
    words: ({ number }) => `Waste record ${number}`,
    taken: 'This waste record number is noted already.',
  },
}
const kindNames = Object.keys(kinds) as NumberKind[]

const numbersOf = (kind: NumberKind, loads: readonly Noted[]): Placed[] =>
  loads.flatMap((load, at) => {
    const number = kinds[kind].numberOf(load)
    return number ? [{ ...number, at }] : []
  })

/**
 * The loads whose ticket or waste record serves another already, by their field: on another load of the docket, on
 * another docket that counts, or on a driver's phone. Holds the numbers until the change ends.
 */
export async function numberErrors(
  change: Change,
  loads: readonly Noted[],
  own: Whose,
): Promise<FieldErrors> {
  const errors: FieldErrors[] = []
  for (const kind of kindNames) errors.push(await errorsOf(change, kind, numbersOf(kind, loads), own))
  return Object.assign({}, ...errors) as FieldErrors
}

async function errorsOf(
  { tx, viewer }: Change,
  kind: NumberKind,
  numbers: readonly Placed[],
  own: Whose,
): Promise<FieldErrors> {
  if (numbers.length === 0) return {}
  const { field, keyOf, words } = kinds[kind]
  await holdNumbers(tx, kind, numbers)
  return usedErrors(
    numbers.map((number) => ({
      at: number.at,
      key: keyOf(number),
      field,
      words: words(number),
    })),
    {
      phones: await numbersOnPhones(tx, kind, numbers, own),
      dockets: await numbersOnDockets(tx, kind, numbers, own),
    },
    { namesOthers: scopeOf(viewer, 'dockets:read') === 'all' },
  )
}

/**
 * Holds the tickets and waste records that a driver notes, against the dockets of others.
 * @throws conflict when one of them is on a docket; which it is, is not for a driver to know.
 */
export async function noteNumbers(
  { tx }: Pick<Change, 'tx'>,
  driver_job_id: number,
  loads: readonly Noted[],
): Promise<void> {
  for (const kind of kindNames) {
    const numbers = numbersOf(kind, loads)
    if (numbers.length === 0) continue
    await holdNumbers(tx, kind, numbers)
    const [taken] = await numbersOnDockets(tx, kind, numbers, { docket_no: null, driver_job_id })
    if (taken) throw conflict(kinds[kind].taken)
  }
}
