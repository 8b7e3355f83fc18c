import { formatDate, formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import type { Reason } from '../contract/booking.ts'
import type { NearBooking, Stretch } from './facts.ts'

/** Half-open stretches overlap: one that ends at seven leaves seven to the next. */
export const overlaps = (a: Stretch, from: string, to: string): boolean =>
  Date.parse(a.starts_at) < Date.parse(to) && Date.parse(from) < Date.parse(a.ends_at)

/** The first clashing confirmed booking, in words; the order's own do not clash. */
export function conflictWith(
  name: string,
  wanted: Stretch,
  near: readonly NearBooking[],
  job_item_id: number | null,
): Reason | undefined {
  const other = near
    .filter((one) => one.certainty === 'confirmed' && overlaps(wanted, one.from, one.to))
    .filter((one) => job_item_id === null || one.job_item_id !== job_item_id)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from) || a.id - b.id)[0]
  return other && { code: codeOf(other), text: conflictWords(name, wanted, other), blocks: 'hard' }
}

const codeOf = ({ kind }: NearBooking) => (kind === 'work' ? 'booked' : kind)

/** The exact wording of a refusal (domain: "Messages"). */
export function conflictWords(name: string, wanted: Stretch, other: NearBooking): string {
  if (other.kind === 'work') {
    const [from, to] = [other.starts_at, other.ends_at].map((at) => formatTime(melbourneTime(at)))
    return `${name} is already booked on ${other.order_no} from ${from} to ${to}.`
  }
  // The first day of overlap, not the first day of a long leave.
  const meets = Math.max(Date.parse(wanted.starts_at), Date.parse(other.starts_at))
  const date = formatDate(melbourneDate(new Date(meets)))
  return other.kind === 'leave' ? `${name} is on leave on ${date}.` : `${name} is in the workshop on ${date}.`
}
