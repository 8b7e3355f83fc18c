import { type FieldErrors, conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import type { LoadFact } from '../../rules/loads/load-fact.ts'
import { recordKey } from '../../rules/loads/load-material.ts'
import { numbersOnPhones } from '../docket-questions.ts'
import {
  type LoadNumber,
  type NumberKind,
  type Whose,
  lockNumbers,
  numbersOnDockets,
  sitesOfLoads,
} from './load-number-store.ts'
import { usedNumberErrors } from './used-number-errors.ts'

/** `tip_site_id`: as a driver chose it. */
type Noted = Pick<LoadFact, 'load_no' | 'tip' | 'tip_order_id' | 'ticket_no' | 'waste_record_no'> & {
  readonly tip_site_id?: number | null | undefined
}
type Sited = Noted & { readonly tip_site_id: number | null }
type Placed = LoadNumber & { at: number }

interface Kind {
  readonly field: 'ticket_no' | 'waste_record_no'
  readonly numberOf: (load: Sited) => LoadNumber | null
  /** The same for every spelling. */
  readonly keyOf: (number: LoadNumber) => string
  readonly words: (number: LoadNumber) => string
  /** What a driver sees about a number already on a docket. */
  readonly inUse: string
}
const kinds: Readonly<Record<NumberKind, Kind>> = {
  ticket: {
    field: 'ticket_no',
    // Tickets without a tip cannot be distinguished.
    numberOf: ({ tip, tip_site_id, ticket_no }) =>
      tip === null || ticket_no === null ? null : { tip, tip_site_id, number: ticket_no },
    keyOf: ({ tip, tip_site_id, number }) => `${tip_site_id ?? tip?.toLowerCase()} ${number.toUpperCase()}`,
    words: ({ tip, number }) => `Ticket ${number} of ${tip}`,
    inUse: 'This ticket number is already recorded for that tip.',
  },
  record: {
    field: 'waste_record_no',
    numberOf: ({ waste_record_no }) =>
      waste_record_no === null ? null : { tip: null, tip_site_id: null, number: waste_record_no },
    keyOf: ({ number }) => recordKey(number),
    words: ({ number }) => `Waste record ${number}`,
    inUse: 'This waste record number is already recorded.',
  },
}
const kindNames = Object.keys(kinds) as NumberKind[]

async function withSites(
  { tx }: Change,
  driver_job_id: number | null,
  loads: readonly Noted[],
): Promise<Sited[]> {
  const sites = loads.length === 0 ? [] : await sitesOfLoads(tx, driver_job_id, loads)
  return loads.map((load, at) => ({ ...load, tip_site_id: sites[at] ?? null }))
}

const numbersOf = (kind: NumberKind, loads: readonly Sited[]): Placed[] =>
  loads.flatMap((load, at) => {
    const number = kinds[kind].numberOf(load)
    return number ? [{ ...number, at }] : []
  })

/**
 * The loads whose ticket or waste record is already in use, by field: on another load of the docket, on
 * another counting docket, or on a driver's phone. Locks the numbers until the change ends. Numbers the
 * docket had `before` are accepted.
 */
export async function numberErrors(
  change: Change,
  loads: readonly Noted[],
  { own, before }: { own: Whose; before: readonly Noted[] },
): Promise<FieldErrors> {
  const errors: FieldErrors[] = []
  const [sited, sitedBefore] = [
    await withSites(change, own.driver_job_id, loads),
    await withSites(change, own.driver_job_id, before),
  ]
  for (const kind of kindNames) {
    const { keyOf } = kinds[kind]
    const known = numbersOf(kind, sitedBefore).map(keyOf)
    const numbers = numbersOf(kind, sited).map((number) => ({
      ...number,
      isKnown: takes(known, keyOf(number)),
    }))
    errors.push(await errorsOf(change, kind, numbers, own))
  }
  return Object.assign({}, ...errors) as FieldErrors
}

/** Each counts once: the same number again is a further use. */
function takes(known: string[], key: string): boolean {
  const at = known.indexOf(key)
  if (at >= 0) known.splice(at, 1)
  return at >= 0
}

async function errorsOf(
  change: Change,
  kind: NumberKind,
  numbers: readonly (Placed & { isKnown: boolean })[],
  own: Whose,
): Promise<FieldErrors> {
  if (numbers.length === 0) return {}
  const { field, keyOf, words } = kinds[kind]
  await lockNumbers(change.tx, kind, numbers)
  return usedNumberErrors(
    numbers.map((number) => ({
      at: number.at,
      isKnown: number.isKnown,
      key: keyOf(number),
      field,
      words: words(number),
    })),
    await othersWith(change, kind, numbers, own),
    { namesOthers: scopeOf(change.viewer, 'dockets:read') === 'all' },
  )
}

/**
 * Locks the tickets and waste records a driver enters, and checks them against dockets and other phones.
 * @throws conflict when one is in use; drivers are not told on which docket.
 */
export async function noteNumbers(
  change: Change,
  driver_job_id: number,
  loads: readonly Noted[],
): Promise<void> {
  const sited = await withSites(change, driver_job_id, loads)
  for (const kind of kindNames) {
    const numbers = numbersOf(kind, sited)
    if (numbers.length === 0) continue
    await lockNumbers(change.tx, kind, numbers)
    const { dockets, phones } = await othersWith(change, kind, numbers, { docket_no: null, driver_job_id })
    if (dockets.length + phones.length > 0) throw conflict(kinds[kind].inUse)
  }
}

/** Who else uses some of these locked numbers. */
async function othersWith(change: Change, kind: NumberKind, numbers: readonly LoadNumber[], own: Whose) {
  const [dockets, phones] = await Promise.all([
    numbersOnDockets(change.tx, kind, numbers, own),
    change.ask(numbersOnPhones, { kind, numbers, except_driver_job_id: own.driver_job_id }),
  ])
  return { dockets, phones: phones.flat() }
}
