import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const schedulerConstraints: ConstraintMessages = {
  booking_asset_once: { message: 'This machine is already booked at that time.' },
  booking_not_on_hire: { message: 'This machine is on dry hire at that time.' },
  booking_driver_once: { message: 'This driver is already booked at that time.' },
  booking_attachment_once: { message: 'This attachment is already booked at that time.' },
  booking_attachment_has_machine: { message: 'Book the machine first: an attachment works on one.' },
  booking_resource: { message: 'A booking is for one machine, one driver or one attachment.' },
  booking_workshop: { message: 'Workshop time is for a machine or an attachment.' },
  booking_check3: { message: 'Leave is for a driver.' },
  booking_check4: { message: 'The end must be after the start.' },
  booking_asset_of_order: { message: 'This order already has this machine.' },
  booking_driver_of_order: { message: 'This order already has this driver.' },
  booking_attachment_of_order: { message: 'This order already has this attachment.' },
}
