/** What interrupts work; the rest of a shift is work. */
export const partKinds = ['break', 'standby', 'travel', 'breakdown'] as const
export type PartKind = (typeof partKinds)[number]
