export const bookingKinds = ['work', 'leave', 'workshop'] as const
export type BookingKind = (typeof bookingKinds)[number]

export const certainties = ['pencilled', 'confirmed'] as const
export type Certainty = (typeof certainties)[number]

/** Why a resource cannot simply be booked. The first four are hard: no one can override them. */
export const reasonCodes = [
  'booked',
  'leave',
  'workshop',
  'full',
  'category',
  'off_road',
  'sold',
  'rego',
  'licence',
  'skill',
  'document',
  'subcontractor',
  'inactive',
  'fatigue',
] as const
export type ReasonCode = (typeof reasonCodes)[number]
