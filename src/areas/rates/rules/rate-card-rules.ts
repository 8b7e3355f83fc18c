import { archivableCan } from '#shared/archivable.ts'
import type { CardTime } from '../contract/choices.ts'
import { rateCardNoun } from './rate-card-labels.ts'

export const rateCardCan = archivableCan(rateCardNoun)

interface Days {
  valid_from: string
  valid_to: string | null
}

/** Whether a card holds on a day, after it or before it. */
export function cardTime({ valid_from, valid_to }: Days, today: string): CardTime {
  if (valid_from > today) return 'coming'
  return valid_to !== null && valid_to < today ? 'past' : 'current'
}
