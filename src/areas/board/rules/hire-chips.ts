import { addDays, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import type { BoardHire } from '../contract/board.ts'
import type { Board } from './board.ts'
import type { Chip } from './chips.ts'

/** The last day that a machine is out: until it is back, or is due back; once that is over, until today. */
const lastDayOut = ({ off_hire_at, due_back_on }: BoardHire, today: string): string =>
  off_hire_at === null ? (due_back_on < today ? today : due_back_on) : melbourneDate(off_hire_at)

interface Stretch {
  starts_at: string
  ends_at: string
}

/** Until it is back or, as planned, until the end of the day that it is due back. */
const outUntil = ({ on_hire_at, off_hire_at, due_back_on }: BoardHire): string => {
  if (off_hire_at !== null) return off_hire_at
  const first = melbourneDate(on_hire_at)
  return melbourneInstant(addDays(due_back_on < first ? first : due_back_on, 1), '00:00')
}

/** Whether a machine is out at some time. */
export const isOut = (hire: BoardHire, { starts_at, ends_at }: Stretch): boolean =>
  hire.on_hire_at < ends_at && outUntil(hire) > starts_at

/** Whether it is only planned to be back by then. */
export const isDueBack = (hire: BoardHire, { starts_at }: Stretch): boolean =>
  hire.off_hire_at === null && outUntil(hire) <= starts_at

const hireChip = (hire: BoardHire, today: string): Chip => ({
  // Apart from the ids of bookings.
  id: -hire.id,
  look: 'on_hire',
  name: hire.suburb ?? hire.client,
  partner: hire.client,
  from: melbourneDate(hire.on_hire_at),
  to: lastDayOut(hire, today),
  orders: [],
  bookings: [],
  hire,
})

/** A machine’s chips with its dry hires, which take the place of the work that it is out for. */
export function withHires(
  { hires, today }: Pick<Board, 'hires' | 'today'>,
  asset_id: number,
  chips: readonly Chip[],
): Chip[] {
  const drawn = hires.filter((hire) => hire.asset_id === asset_id).map((hire) => hireChip(hire, today))
  if (drawn.length === 0) return [...chips]
  const isOf = (chip: Chip) =>
    drawn.some(
      ({ hire, from, to }) => chip.orders[0]?.job_id === hire?.job_id && chip.from >= from && chip.to <= to,
    )
  return [...drawn, ...chips.filter((chip) => !isOf(chip))].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
