import type { MatrixOrder } from '#areas/chain/contract/order-matrix.ts'
import type { MatrixColumn, MatrixRow } from '#areas/chain/rules/order-matrix.ts'
import { formatDayMonth, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { matrixLooks } from './matrix-looks.ts'

/** `Mon 23 Nov` */
export const dayOf = (date: string): string => `${weekday(date)} ${formatDayMonth(date)}`

/** `Mon 23`, with its month where one begins. */
export const shortDayOf = (date: string): string =>
  date.endsWith('-01') ? dayOf(date) : `${weekday(date)} ${Number(date.slice(8))}`

/** `Sat 21 Nov to Sun 22 Nov`, or the one day. */
export const daysOf = ({ from, to }: Pick<MatrixColumn, 'from' | 'to'>): string =>
  from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`

/** `10:40 am` */
export const startOf = ({ starts_at }: Pick<MatrixOrder, 'starts_at'>): string =>
  formatTime(melbourneTime(starts_at))

/** `7:00 am to 3:30 pm` */
export const timesOf = ({ starts_at, ends_at }: Pick<MatrixOrder, 'starts_at' | 'ends_at'>): string =>
  `${startOf({ starts_at })} to ${startOf({ starts_at: ends_at })}`

export const rowName = ({ category, number }: Pick<MatrixRow, 'category' | 'number'>): string =>
  number === null ? category : `${category} ${number}`

/** The machine, or what is to be done about it. */
export const machineOf = ({ assets, state }: MatrixOrder): string => {
  if (assets) return assets
  return state === 'to_fill' ? 'Fill' : matrixLooks[state].words
}

/** The driver, or whose machine it is. */
const whoOf = ({ drivers, subcontractor }: MatrixOrder): string | null => drivers ?? subcontractor

/** Below the machine: who does it, or what somebody has to see to. */
export function secondOf(order: MatrixOrder): string {
  const { state, assets, drivers } = order
  const { words, isLoud } = matrixLooks[state]
  if (state === 'to_fill' || state === 'missed') return assets && !drivers ? 'No driver' : (drivers ?? '')
  return isLoud && assets ? words : (whoOf(order) ?? '')
}

/** The state of an order: of one that cannot go out, which machine it is. */
export const stateWords = ({ state, off_road }: Pick<MatrixOrder, 'state' | 'off_road'>): string =>
  (state === 'off_road' ? off_road : null) ?? matrixLooks[state].words

/** An order as it is read out, beginning as it is shown, with what is below its machine: `EX20-04 Vince Mehta. Docket approved. Mon 23 Nov, J-000012-03.` */
export function orderSentence(order: MatrixOrder, second: string): string {
  const { order_no, work_date } = order
  const shown = [machineOf(order), second].filter(Boolean).join(' ')
  const words = stateWords(order)
  const more = shown === words || second === words ? [] : [words]
  return [shown, ...more, `${dayOf(work_date)}, ${order_no}`].join('. ')
}
