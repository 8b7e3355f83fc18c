import { useQuery } from '@tanstack/react-query'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { useNow } from '#ui/use-now.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { minutesText } from '../rules/shift/time-words.ts'

const days = 14

/** What a driver recorded in the last fortnight, as their dockets have it. */
export function WorkOnDockets({ driver_id }: { driver_id: number }) {
  const may = useMay()
  const from = addDays(melbourneDate(useNow()), 1 - days)
  const { data } = useQuery({
    ...read(docketEndpoints.sumDocketWork, { query: { driver_id, from } }),
    enabled: may('dockets:read'),
  })
  if (!data) return null
  return (
    <FactGroup title="Last 14 days">
      <Facts
        facts={[
          {
            label: 'Worked',
            value:
              data.count > 0
                ? `${minutesText(data.worked_minutes)} on ${plural(data.count, 'docket')}`
                : 'No dockets',
          },
          ...data.machines.map(({ asset_id, asset, count }) => ({
            key: asset_id,
            label: plural(count, 'docket'),
            value: may('resources:read') ? <Link to={resourcePaths.asset(asset_id)}>{asset}</Link> : asset,
          })),
        ]}
      />
    </FactGroup>
  )
}
