import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { cardKinds, cardTimes } from '../contract/choices.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { cardKindWords, cardTimeWords, rateCardLabels as labels } from '../rules/rate-card-labels.ts'
import type { RateCardListQuery } from './queries.ts'
import { hiddenAtFirst, rateCardColumns } from './rate-card-columns.tsx'
import { rateCardRecord } from './rate-card-record.ts'

const kindOptions = optionsOf(cardKinds, cardKindWords)
const timeOptions = optionsOf(cardTimes, cardTimeWords)

/** Current or archived rate cards. */
export function RateCardListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(rateCardEndpoints.listRateCards, { archived, sort: 'name', hidden: hiddenAtFirst })
  return (
    <RecordList
      record={rateCardRecord}
      list={list}
      columns={rateCardColumns}
      nameOf={({ name }) => name}
      empty="Add the rates you agreed with a client for a year, the standard ones, and what subcontractors are paid."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={rateCardEndpoints.exportRateCards} query={list.query} />}
    />
  )
}

/** Who sees client cards only has no kind to choose. */
function Filters(props: FilterProps<RateCardListQuery>) {
  const filter = filterOf(props)
  const seesCost = useMay()('rate-cards:cost')
  return (
    <FilterBar {...props} search="Name">
      {seesCost && <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />}
      <FilterSelect {...filter('time')} label={labels.time} options={timeOptions} />
    </FilterBar>
  )
}
