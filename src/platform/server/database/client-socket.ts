import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** What a connection to the database speaks through; destroyed, its statements fail at once and it cannot be used again. */
export const socketOf = (client: pg.ClientBase): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream
