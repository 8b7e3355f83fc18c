import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { DriverJobStatus } from '../contract/choices.ts'

const driverJobTone: Readonly<Record<DriverJobStatus, Tone | Look>> = {
  Sent: quiet.waiting,
  Seen: quiet.waiting,
  Accepted: quiet.agreed,
  Declined: 'danger',
  'En Route': quiet.underWay,
  'On Site': quiet.underWay,
  Working: quiet.underWay,
  Loaded: quiet.underWay,
  Tipped: quiet.underWay,
  Finished: quiet.finished,
  'Docket Signed': quiet.finished,
  Closed: quiet.over,
  Cancelled: quiet.over,
  'No Show': 'danger',
  'Broke Down': 'danger',
}

/** `isChanged`: accepted before the order changed, and to accept again. */
export const DriverJobStatusBadge = ({
  status,
  isChanged = false,
}: {
  status: DriverJobStatus
  isChanged?: boolean
}) =>
  isChanged ? (
    <StatusBadge status="Changed" tone="warning" />
  ) : (
    <StatusBadge status={status} tone={driverJobTone[status]} />
  )
