import { useMay } from '#platform/web/calls/session.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { cardKinds, cardTimes } from '../contract/choices.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { cardKindWords, cardTimeWords, rateCardLabels as labels } from '../rules/rate-card-labels.ts'
import { hiddenAtFirst, rateCardColumns } from './rate-card-columns.tsx'
import { rateCardRecord } from './rate-card-record.ts'

const kindOptions = optionsOf(cardKinds, cardKindWords)
const timeOptions = optionsOf(cardTimes, cardTimeWords)

/** Current or archived rate cards. */
export function RateCardListScreen({ archived }: { archived?: boolean }) {
  const list = useList(rateCardEndpoints.listRateCards, { archived, sort: 'name', hidden: hiddenAtFirst })
  // Who sees client cards only has no kind to choose.
  const seesCost = useMay()('rate-cards:cost')
  return (
    <RecordList
      record={rateCardRecord}
      list={list}
      columns={rateCardColumns}
      empty="Add the rates you agreed with a client for a year, the standard ones, and what subcontractors are paid."
      search="Name"
      filters={
        <>
          {seesCost && <FilterSelect {...list.filter('kind')} label={labels.kind} options={kindOptions} />}
          <FilterSelect {...list.filter('time')} label={labels.time} options={timeOptions} />
        </>
      }
      exporting={rateCardEndpoints.exportRateCards}
    />
  )
}
