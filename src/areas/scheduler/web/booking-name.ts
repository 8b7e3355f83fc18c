import type { Booking } from '../contract/booking.ts'

/** What is booked, by name. */
export const nameOf = ({
  asset,
  driver,
  attachment,
}: Pick<Booking, 'asset' | 'driver' | 'attachment'>): string => asset ?? driver ?? attachment ?? ''
