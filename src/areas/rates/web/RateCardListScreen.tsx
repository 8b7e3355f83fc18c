import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, rateCardColumns } from './rate-card-columns.tsx'
import { RateCardFilterBar } from './RateCardFilterBar.tsx'
import { rateCardRecord } from './rate-card-record.ts'

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
      filters={<RateCardFilterBar query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={rateCardEndpoints.exportRateCards} query={list.query} />}
    />
  )
}
