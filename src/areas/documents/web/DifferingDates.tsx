import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#platform/web/calls/session.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { type OwnDate, differingDates } from '../rules/own-dates.ts'
import { type Place, documentsQuery } from './queries.ts'

/** Says where a record's own dates and its documents disagree, so that someone finds out which is right. */
export function DifferingDates({ dates, ...place }: Place & { dates: readonly OwnDate[] }) {
  const sees = useViewer().permissions['documents:read'] === 'all'
  const { data = [] } = useQuery({ ...documentsQuery(place), enabled: sees })
  const differences = differingDates(dates, data)
  return differences.length > 0 && <Notice tone="warning">{differences.join(' ')}</Notice>
}
