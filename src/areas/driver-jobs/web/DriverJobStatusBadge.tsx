import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { DriverJobStatus } from '../contract/choices.ts'

const tones: Readonly<Record<DriverJobStatus, Tone>> = {
  Sent: 'warning',
  Seen: 'warning',
  Accepted: 'info',
  Declined: 'danger',
  'En Route': 'accent',
  'On Site': 'accent',
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

export const DriverJobStatusBadge = ({ status }: { status: DriverJobStatus }) => (
  <StatusBadge status={status} tone={tones[status]} />
)
