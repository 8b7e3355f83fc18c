import { question } from '#platform/server/change/change.ts'

/** The number of a driver's current or next order. The driver is locked against booking. */
export const driverNextOrder = question<{ driver_id: number }, string | null>('driverNextOrder')
