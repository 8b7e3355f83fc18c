import type * as z from 'zod'
import type { JobInput } from '../../contract/job.ts'

/** A new job's initial values: the client has asked for it, and it starts at seven like nearly all of them. */
export const newJob: Partial<z.input<typeof JobInput>> = {
  title: '',
  status: 'Pending',
  default_start_time: '07:00',
  billing_method: 'hourly',
}
