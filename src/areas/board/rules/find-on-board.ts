import type { BoardRow } from './board-rows.ts'

/** A place on the board that was searched for. */
export interface Found {
  value: string
  label: string
  hint: string
  row: number
  column: number
}

/** As many as are offered at once. */
const most = 20

/** The rows and orders whose names or clients contain some words, at most twenty: rows first. */
export function findOnBoard(rows: readonly BoardRow[], words: string): Found[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const found: Found[] = []
  const orders: Found[] = []
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'group' || found.length >= most) continue
    if (`${row.name} ${row.detail}`.toLowerCase().includes(wanted))
      found.push({
        value: row.key,
        label: row.name,
        hint: row.detail,
        row: at,
        column: row.chips[0]?.column ?? 0,
      })
    for (const { chip, column } of row.chips) {
      if (orders.length >= most) break
      const order = chip.orders.find(({ order_no, client, job }) =>
        [order_no, client, job, chip.partner].join(' ').toLowerCase().includes(wanted),
      )
      if (!order) continue
      const hint = `${order.client}, ${row.name}`
      orders.push({
        value: `${row.key} ${order.id}`,
        label: order.order_no,
        hint,
        row: at,
        column: Math.floor(column),
      })
    }
  }
  return [...found, ...orders].slice(0, most)
}
