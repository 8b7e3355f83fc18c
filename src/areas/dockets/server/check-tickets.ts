import { type FieldErrors, conflict } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database.ts'
import type { LoadFact } from '../rules/load-fact.ts'
import { type Ticket, type Whose, holdTickets, ticketsOnDockets, ticketsOnPhones } from './ticket-store.ts'
import { usedErrors } from './used-errors.ts'

type Noted = Pick<LoadFact, 'tip' | 'ticket_no'>

/** Where a ticket has no tip nobody can say whose number it is. */
const ticketsOf = (loads: readonly Noted[]): (Ticket & { at: number })[] =>
  loads.flatMap(({ tip, ticket_no }, at) =>
    tip === null || ticket_no === null ? [] : [{ tip, ticket_no, at }],
  )

/**
 * The loads whose ticket is charged already, by their field: on another load of the docket, on another docket that
 * counts, or on a driver's phone. Holds the tickets until the change ends.
 */
export async function ticketErrors(tx: Tx, loads: readonly Noted[], own: Whose): Promise<FieldErrors> {
  const tickets = ticketsOf(loads)
  if (tickets.length === 0) return {}
  await holdTickets(tx, tickets)
  return usedErrors(
    tickets.map(({ tip, ticket_no, at }) => ({
      at,
      key: `${tip.toLowerCase()} ${ticket_no.toUpperCase()}`,
      field: 'ticket_no',
      words: `Ticket ${ticket_no} of ${tip}`,
    })),
    { phones: await ticketsOnPhones(tx, tickets, own), dockets: await ticketsOnDockets(tx, tickets, own) },
  )
}

/**
 * Holds the tickets that a driver notes, against the dockets of others.
 * @throws conflict when a docket charges by one of them; which it is, is not for a driver to know.
 */
export async function noteTickets(tx: Tx, driver_job_id: number, loads: readonly Noted[]): Promise<void> {
  const tickets = ticketsOf(loads)
  if (tickets.length === 0) return
  await holdTickets(tx, tickets)
  const [taken] = await ticketsOnDockets(tx, tickets, { docket_no: null, driver_job_id })
  if (taken) throw conflict('This ticket number is noted already for that tip.')
}
