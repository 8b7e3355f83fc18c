import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { bookedDaysQuery } from './queries.ts'

const labels = ['Last month', 'This month']

/** How busy an asset is: the working days on which it is booked or on dry hire. */
export function BookedDays({ asset_id }: { asset_id: number }) {
  const { data } = useQuery({ ...bookedDaysQuery(asset_id), enabled: useMay()('scheduler:read') })
  if (!data) return null
  return (
    <FactGroup title="Booked">
      <Facts
        facts={data.map(({ month, booked, working }, at) => ({
          label: labels[at] ?? month,
          value: `${booked} of ${working} working days`,
        }))}
      />
    </FactGroup>
  )
}
