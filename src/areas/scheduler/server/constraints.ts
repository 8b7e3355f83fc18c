import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const schedulerConstraints: ConstraintMessages = {
  booking_asset_once: { message: 'This machine is already booked at that time.' },
  booking_driver_once: { message: 'This driver is already booked at that time.' },
  booking_check: { message: 'A booking is for one machine or one driver.' },
  booking_check2: { message: 'Workshop time is for a machine.' },
  booking_check3: { message: 'Leave is for a driver.' },
  booking_check4: { message: 'The end must be after the start.' },
  booking_asset_of_order: { message: 'This order already has this machine.' },
  booking_driver_of_order: { message: 'This order already has this driver.' },
}
