import { question } from '#platform/server/change/change.ts'

/** The number of the next order, running or ahead, that a driver is booked on. The driver is locked: nobody books now. */
export const driverNextOrder = question<{ driver_id: number }, string | null>('driverNextOrder')
