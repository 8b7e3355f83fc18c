import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { DriverJobStatus } from '../contract/choices.ts'
import { driverJobTone } from './driver-job-tone.ts'

export const DriverJobStatusBadge = ({ status }: { status: DriverJobStatus }) => (
  <StatusBadge status={status} tone={driverJobTone[status]} />
)
