/** What stands in a column: a whole number of cents, or a day as YYYY-MM-DD, is written as each format has it. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date'
type Value<Kind extends ColumnKind> = Kind extends 'number' | 'money' ? number | null : string | null

export interface ExportColumn<Row> {
  readonly heading: string
  readonly kind: ColumnKind
  readonly of: (row: Row) => string | number | null
}

const of =
  <Kind extends ColumnKind>(kind: Kind) =>
  <Row>(heading: string, read: (row: Row) => Value<Kind>): ExportColumn<Row> => ({ heading, kind, of: read })

/** The columns of an export, the same for every format: `exported.money('Credit limit', (c) => c.credit_limit_cents)`. */
export const exported = { text: of('text'), number: of('number'), money: of('money'), date: of('date') }
