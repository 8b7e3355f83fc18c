export { DriverPicker } from './DriverPicker.tsx'
export { driverPaths } from './driver-paths.ts'
