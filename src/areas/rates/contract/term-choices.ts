/** Day types in order of precedence: of those with a rule, the first that a time belongs to prices it. */
export const dayTypes = ['public_holiday', 'sunday', 'saturday', 'night'] as const
export type DayType = (typeof dayTypes)[number]
export const dayTypeWords = {
  public_holiday: 'Public holiday',
  sunday: 'Sunday',
  saturday: 'Saturday',
  night: 'Night',
} as const satisfies Record<DayType, string>

export const dayTypePricing = ['rate', 'per_hour', 'multiplier'] as const
export type DayTypePricing = (typeof dayTypePricing)[number]
export const roundModes = ['up', 'nearest'] as const
export type RoundMode = (typeof roundModes)[number]
export const travelModes = [
  'none',
  'flat',
  'hourly_one_way',
  'hourly_return',
  'first_and_last_day',
  'km',
] as const
export type TravelMode = (typeof travelModes)[number]
/** What attachments are charged by. */
export const attachmentUnits = ['hour', 'day'] as const
export type AttachmentUnit = (typeof attachmentUnits)[number]
export const tollModes = ['none', 'actual', 'flat'] as const
export type TollMode = (typeof tollModes)[number]
