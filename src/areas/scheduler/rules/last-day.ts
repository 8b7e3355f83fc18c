import { melbourneDate } from '#shared/local-date.ts'
import type { Stretch } from './facts.ts'

/**
 * The Melbourne day on which work ends: a night shift needs valid documents until the morning. Midnight
 * belongs to the day before.
 */
export const lastDayOf = ({ ends_at }: Pick<Stretch, 'ends_at'>): string =>
  melbourneDate(new Date(Date.parse(ends_at) - 1))
