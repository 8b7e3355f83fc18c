import type { HomeCard } from '../contract/home.ts'

/** The work of some days, which nobody has to act on now. */
export const isWork = ({ key }: Pick<HomeCard, 'key'>): boolean => key === 'day' || key === 'company-bookings'
