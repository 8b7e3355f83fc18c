/** What interrupts work; the rest of a shift is work. */
export const partKinds = ['break', 'standby', 'travel', 'breakdown'] as const
export type PartKind = (typeof partKinds)[number]

/** Why little was worked. */
export const shortDayKinds = ['no_start', 'wet_weather', 'wet_weather_on_site', 'late_cancellation'] as const
export type ShortDayKind = (typeof shortDayKinds)[number]
