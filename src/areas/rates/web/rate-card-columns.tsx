import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { CardTime } from '../contract/choices.ts'
import type { RateCardRow } from '../contract/rate-card.ts'
import { ownerWords } from '../rules/owner-words.ts'
import { cardKindWords, cardTimeWords, rateCardLabels as labels } from '../rules/rate-card-labels.ts'
import { rateCardPaths } from './rate-card-paths.ts'

const column = columnsOf<RateCardRow>()
const looks = { current: quiet.agreed, coming: quiet.ready, past: quiet.over } as const

/** Whether a card holds now. */
export const CardTimeBadge = ({ time }: { time: CardTime }) => (
  <StatusBadge status={cardTimeWords[time]} tone={looks[time]} />
)

/** Columns of the rate card list; those in `hiddenAtFirst` are hidden by default. */
export const rateCardColumns = [
  column.link('name', labels.name, ({ id }) => rateCardPaths.edit(id), { sort: true }),
  column.custom('time', labels.time, ({ time }) => <CardTimeBadge time={time} />, { slot: 'status' }),
  column.custom('owner', labels.owner, ownerWords, { slot: 'start' }),
  column.custom('kind', labels.kind, ({ kind }) => cardKindWords[kind]),
  column.date('valid_from', labels.valid_from, { sort: true, slot: 'detail' }),
  column.date('valid_to', labels.valid_to),
  column.number('rule_count', labels.rules),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = ['created_at']
