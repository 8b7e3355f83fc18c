export { DriversOf } from './DriversOf.tsx'
export { DriverPicker } from './DriverPicker.tsx'
export { driverPaths } from './driver-paths.ts'
export { driverSearch } from './driver-search.ts'
