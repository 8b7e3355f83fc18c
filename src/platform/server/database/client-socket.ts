import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The socket of a database connection; destroying it fails its statements immediately and makes it unusable. */
export const socketOf = (client: pg.ClientBase): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream
