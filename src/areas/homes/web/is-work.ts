import type { HomeCard } from '../contract/home.ts'

/** The work of some days, which nobody has to act on now: it is at the right, not among what waits. */
export const isWork = ({ key }: Pick<HomeCard, 'key'>): boolean => key === 'company-bookings'
