import { question } from '#platform/server/change/change.ts'

/** The number of a driver's next current or future order. The driver is locked: nobody books now. */
export const driverNextOrder = question<{ driver_id: number }, string | null>('driverNextOrder')
