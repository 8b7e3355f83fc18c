import { type SqlBool, sql } from 'kysely'

/** On an invoice that counts, a draft included. */
export const isBilled = sql<SqlBool>`exists (select from invoice_line n where n.docket_line_id = docket_line.id and not n.is_released)`

/** Has something left to bill. */
export const hasUnbilled = sql<SqlBool>`exists (select from docket_line
  where docket_line.docket_id = docket.id and docket_line.is_billable and not ${isBilled})`
