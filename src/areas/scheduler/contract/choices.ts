export const bookingKinds = ['work', 'leave', 'workshop'] as const
export type BookingKind = (typeof bookingKinds)[number]

export const certainties = ['pencilled', 'confirmed'] as const
export type Certainty = (typeof certainties)[number]

/**
 * Why a resource cannot simply be booked. The first five are hard: no one can override them; so is `on_hire` until the
 * machine is due back.
 */
export const reasonCodes = [
  'booked',
  'leave',
  'workshop',
  'full',
  'machine',
  'category',
  'on_hire',
  'off_road',
  'sold',
  'rego',
  'licence',
  'skill',
  'document',
  'subcontractor',
  'inactive',
  'fatigue',
  'mass',
  'hitch',
  'fixed',
] as const
export type ReasonCode = (typeof reasonCodes)[number]
