import { type FieldErrors, conflict } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database.ts'
import type { LoadFact } from '../rules/load-fact.ts'
import { type Ticket, type Whose, holdTickets, ticketsOnDockets, ticketsOnPhones } from './ticket-store.ts'

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
  const errors: Record<string, string> = {}
  const say = (place: number, where: string) => {
    const ticket = tickets[place]
    if (ticket)
      errors[`loads.${ticket.at}.ticket_no`] =
        `Ticket ${ticket.ticket_no} of ${ticket.tip} is ${where} already.`
  }
  for (const { place, order_no, driver } of await ticketsOnPhones(tx, tickets, own))
    say(place - 1, `noted by ${driver} on ${order_no}`)
  for (const { place, docket_no } of await ticketsOnDockets(tx, tickets, own))
    say(place - 1, `on ${docket_no}`)
  const keyOf = ({ tip, ticket_no }: Ticket) => `${tip.toLowerCase()} ${ticket_no.toUpperCase()}`
  for (const [place, ticket] of tickets.entries()) {
    const first = tickets.findIndex((other) => keyOf(other) === keyOf(ticket))
    if (first < place) say(place, `on load ${(tickets[first]?.at ?? 0) + 1}`)
  }
  return errors
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
