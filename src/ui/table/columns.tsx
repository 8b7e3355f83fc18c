import { columnVisibilityFeature, type ColumnDef, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import { Link } from '../navigation.tsx'
import { ExactMoney, Money } from '../parts/Money.tsx'
import { type Look, StatusBadge, type Tone } from '../parts/StatusBadge.tsx'
import css from './columns.module.css'

export interface ColumnMeta {
  label: string
  /** The server's sort key; absent where it cannot sort. */
  sort?: string
  align?: 'end'
  /** Its place on a phone's card; a column without one is not on it. */
  slot?: Slot
  /** On a phone's card its label comes before it. */
  isNamed?: boolean
  /** A record's number, next to its name. */
  dim?: boolean
  /** Its link opens the record, so it cannot be hidden. */
  opens?: boolean
}

/**
 * Title and status are the first line of a phone's card. On the second are what it starts with, a date, a
 * detail that gives way to the others, and at its end a figure, `named` where it needs its label.
 */
export type Slot = 'title' | 'status' | 'start' | 'date' | 'detail' | 'figure' | 'named'

const columnMeta: ColumnMeta = { label: '' }
export const features = tableFeatures({ columnVisibilityFeature, columnMeta })

export type Column<Row extends object> = ColumnDef<typeof features, Row, unknown>

export interface ColumnOptions {
  /** The server can sort by this column: by its own name, or the one given. */
  sort?: boolean | string
  slot?: Slot
  isNamed?: boolean
  dim?: boolean
}

/** Whether rows are cards on a phone: some column has a place on the second line. */
export const hasCards = <Row extends object>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ meta }) => meta?.slot && meta.slot !== 'title' && meta.slot !== 'status')

/** `under`: a second line in a cell, which wraps, so that the figures next to it are never cut off. */
interface Under<Row> {
  under?: (row: Row) => ReactNode
}

/** The names of a row's fields with such a value. */
type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string

/** A field that the viewer may not see is undefined. */
type Text = string | null | undefined
type Numeric = number | null | undefined

/**
 * Columns for a table of such rows: `const column = columnsOf<ClientRow>()`, then `column.link('name',
 * 'Name', (row) => clientPaths.edit(row.id), { sort: true })`. An empty value is an empty cell.
 */
export function columnsOf<Row extends object>() {
  function make(
    id: string,
    label: string,
    render: (row: Row) => ReactNode,
    { sort, under, ...place }: ColumnOptions & Under<Row> & Omit<ColumnMeta, 'label' | 'sort'> = {},
  ): Column<Row> {
    const sortKey = sort === true ? id : sort || undefined
    return {
      id,
      header: label,
      cell: ({ row }) => {
        const [first, second] = [render(row.original), under?.(row.original)]
        // An empty cell has no place on a phone's card.
        if (!under || (!first && !second)) return first || null
        return (
          <div className={css.lines}>
            {first}
            {second && <small className={css.second}>{second}</small>}
          </div>
        )
      },
      meta: { label, sort: sortKey, ...place },
    }
  }

  /** A column rendered from an existing field. */
  function of<Value>(
    id: string & keyof Row,
    label: string,
    show: (value: Value, row: Row) => ReactNode,
    options?: Parameters<typeof make>[3],
  ): Column<Row> {
    return make(
      id,
      label,
      (row) => showValue(row[id] as Value | null | undefined, (value) => show(value, row)),
      options,
    )
  }

  return {
    text: (id: KeyOf<Row, Text>, label: string, options?: ColumnOptions) =>
      of<string>(id, label, (text) => text, options),
    number: (id: KeyOf<Row, Numeric>, label: string, options?: ColumnOptions) =>
      of<number>(id, label, (value) => value.toLocaleString('en-AU'), { ...options, align: 'end' }),
    money: (id: KeyOf<Row, Numeric>, label: string, options?: ColumnOptions) =>
      of<number>(id, label, (cents) => <Money cents={cents} />, { ...options, align: 'end' }),
    /** With cents, where money is reconciled. */
    exactMoney: (id: KeyOf<Row, Numeric>, label: string, options?: ColumnOptions) =>
      of<number>(id, label, (cents) => <ExactMoney cents={cents} />, { ...options, align: 'end' }),
    date: (id: KeyOf<Row, Text>, label: string, options?: ColumnOptions) =>
      of<string>(id, label, formatDate, options),
    instant: (id: KeyOf<Row, Text>, label: string, options?: ColumnOptions) =>
      of<string>(id, label, (instant) => formatInstant(instant), options),
    phone: (id: KeyOf<Row, Text>, label: string, options?: ColumnOptions) =>
      of<string>(
        id,
        label,
        (digits) => <a href={`tel:${digits.startsWith('61') ? '+' : ''}${digits}`}>{formatPhone(digits)}</a>,
        options,
      ),
    yesNo: (id: KeyOf<Row, Numeric>, label: string, options?: ColumnOptions) =>
      of<number>(id, label, (value) => (value === 1 ? 'Yes' : 'No'), options),
    status: <Id extends KeyOf<Row, string>>(
      id: Id,
      label: string,
      tones: Readonly<Record<Row[Id] & string, Tone | Look>>,
      options?: ColumnOptions,
    ) =>
      of<Row[Id] & string>(id, label, (status) => <StatusBadge status={status} tone={tones[status]} />, {
        slot: 'status',
        ...options,
      }),
    /** The record's name, linked to it. Enter on a row opens the first such link. */
    link: (id: KeyOf<Row, Text>, label: string, to: (row: Row) => string, options?: ColumnOptions) =>
      of<string>(id, label, (text, row) => <Link to={to(row)}>{text}</Link>, {
        slot: 'title',
        ...options,
        opens: true,
      }),
    /** The record's name, which opens a dialog where the record has no address. */
    open: (
      id: KeyOf<Row, Text>,
      label: string,
      onOpen: (row: Row) => void,
      { show = String, ...options }: ColumnOptions & Under<Row> & { show?: (text: string) => string } = {},
    ) =>
      of<string>(
        id,
        label,
        (text, row) => (
          <button type="button" className={css.open} data-opens onClick={() => onOpen(row)}>
            {show(text)}
          </button>
        ),
        { slot: 'title', ...options, opens: true },
      ),
    /** Anything else. */
    custom: (
      id: string,
      label: string,
      render: (row: Row) => ReactNode,
      options?: ColumnOptions & Under<Row> & Pick<ColumnMeta, 'align' | 'opens'>,
    ) => make(id, label, render, options),
  }
}

function showValue<Value>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode {
  return value === null || value === undefined || value === '' ? null : show(value)
}
