export { DriverDay } from './phone/DriverDay.tsx'
export { beginDay } from './loaders.ts'
export { driverJobPaths } from './driver-job-paths.ts'
export { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
