import { formatInstant } from '#shared/local-date.ts'

const dayMs = 86_400_000
/** How far a phone's clock may be ahead. */
const aheadMs = 10 * 60_000

/** Why a step's time cannot be right; undefined for any other, however late it arrives. */
export function clockError(at: string, { sent_at, now }: { sent_at: string; now: Date }): string | undefined {
  const time = Date.parse(at)
  if (time > now.getTime() + aheadMs)
    return `The phone’s clock is ahead: it shows ${formatInstant(at)}. Correct it and try again.`
  if (time < Date.parse(sent_at) - dayMs)
    return 'That is long before the job was sent. Check the date on the phone.'
  return undefined
}
