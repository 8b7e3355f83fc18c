export { DriverDay } from './phone/DriverDay.tsx'
export { driverJobPaths } from './driver-job-paths.ts'
export { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
