import { conflict } from '#platform/contract/app-error.ts'
import { formatInstant, formatTime, melbourneTime } from '#shared/local-date.ts'

interface Other {
  docket_no: string
  starts_at: string
  finishes_at: string
}

/** Dockets of one driver or machine must not overlap unless the office gives a reason. @throws conflict. */
export function checkOverlap([other]: readonly Other[], reason: string | null | undefined): void {
  if (!other || reason) return
  const until = formatTime(melbourneTime(other.finishes_at))
  const words = `${other.docket_no} has the same driver or machine from ${formatInstant(other.starts_at)} to ${until}. Say why both are right.`
  throw conflict(words, { overlap_reason: words })
}
