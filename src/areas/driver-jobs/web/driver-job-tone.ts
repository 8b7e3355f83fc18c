import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { DriverJobStatus } from '../contract/choices.ts'

export const driverJobTone: Readonly<Record<DriverJobStatus, Tone>> = {
  Sent: 'warning',
  Seen: 'warning',
  Accepted: 'info',
  Declined: 'danger',
  'En Route': 'info',
  'On Site': 'info',
  Working: 'success',
  Loaded: 'success',
  Tipped: 'success',
  Finished: 'info',
  'Docket Signed': 'info',
  Closed: 'neutral',
  Cancelled: 'neutral',
  'No Show': 'danger',
  'Broke Down': 'danger',
}
