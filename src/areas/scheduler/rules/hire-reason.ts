import { formatDate, instantWords } from '#shared/local-date.ts'
import type { Reason } from '../contract/booking.ts'
import type { OnHire } from './facts.ts'

/** A client has it, which nobody overrides: it is not here. Whoever counts on it to be back as planned says why. */
export const hireReason = (name: string, on_hire: OnHire): Reason => ({
  code: 'on_hire',
  text: `${name} ${onHireWords(on_hire)}.`,
  blocks: on_hire.is_out ? 'hard' : 'soft',
})

/** `is on hire to Westgate Landscapes for J-000123 since 3 Nov 2026 at 7:00 am, due back 27 Nov 2026` */
function onHireWords({ client, job_no, on_hire_at, off_hire_at, due_back_on }: OnHire): string {
  const whose = `on hire to ${client} for ${job_no}`
  const since = instantWords(on_hire_at)
  return off_hire_at === null
    ? `is ${whose} since ${since}, due back ${formatDate(due_back_on)}`
    : `was ${whose} from ${since} to ${instantWords(off_hire_at)}`
}
