import { useMay } from '#platform/web/calls/session.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { cardKinds, cardTimes } from '../contract/choices.ts'
import { cardKindWords, cardTimeWords, rateCardLabels as labels } from '../rules/rate-card-labels.ts'
import type { RateCardListQuery } from './queries.ts'

const kindOptions = optionsOf(cardKinds, cardKindWords)
const timeOptions = optionsOf(cardTimes, cardTimeWords)

/** The rate card list's filters; who sees client cards only has no kind to choose. */
export function RateCardFilterBar(props: FilterProps<RateCardListQuery>) {
  const filter = filterOf(props)
  const seesCost = useMay()('rate-cards:cost')
  return (
    <FilterBar {...props} search="Name">
      {seesCost && <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />}
      <FilterSelect {...filter('time')} label={labels.time} options={timeOptions} />
    </FilterBar>
  )
}
