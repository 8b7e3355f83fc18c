import type { Permission } from '#shared/permissions.ts'
import { melbourneDate } from '#shared/local-date.ts'

/**
 * What a column holds, formatted as each file type needs: `money` is a whole number of cents, `price` one
 * with up to two decimals of a cent, `date` a day as YYYY-MM-DD.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'price' | 'date'
type Value<Kind extends ColumnKind> = Kind extends 'text' | 'date' ? string | null : number | null

export interface ExportColumn<Row> {
  readonly heading: string
  readonly kind: ColumnKind
  readonly of: (row: Row) => string | number | null
  /** Viewers without this right do not get the column. */
  readonly right?: Permission | undefined
}

const of =
  <Kind extends ColumnKind>(kind: Kind) =>
  <Row>(heading: string, read: (row: Row) => Value<Kind>, right?: Permission): ExportColumn<Row> => ({
    heading,
    kind,
    of: read,
    right,
  })
const [text, date] = [of('text'), of('date')]

const yesNo = <Row>(heading: string, read: (row: Row) => number): ExportColumn<Row> =>
  text(heading, (row) => (read(row) ? 'Yes' : 'No'))

/** The day on which something happened, in Melbourne. */
const dayOf = <Row>(heading: string, read: (row: Row) => string | null): ExportColumn<Row> =>
  date(heading, (row) => {
    const instant = read(row)
    return instant && melbourneDate(instant)
  })

interface Address {
  address_line1: string | null
  address_line2: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
}

/** The parts of an address, each in a column. */
const address = (labels: Record<keyof Address, string>): ExportColumn<Address>[] => [
  text(labels.address_line1, (row) => row.address_line1),
  text(labels.address_line2, (row) => row.address_line2),
  text(labels.suburb, (row) => row.suburb),
  text(labels.state, (row) => row.state),
  text(labels.postcode, (row) => row.postcode),
]

/** The columns of an export, the same for every format: `exported.money('Credit limit', (c) => c.credit_limit_cents)`. */
export const exported = {
  text,
  date,
  number: of('number'),
  money: of('money'),
  price: of('price'),
  yesNo,
  dayOf,
  address,
}
