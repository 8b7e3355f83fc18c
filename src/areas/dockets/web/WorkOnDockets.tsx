import { useQuery } from '@tanstack/react-query'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { minutesText } from '../rules/shift/time-words.ts'

/**
 * What a driver or a subcontractor did since a day, as their dockets have it. `hasCharges`: with what clients are charged
 * for it, for people who see prices.
 */
export function WorkOnDockets({
  title,
  whose,
  hasCharges = false,
}: {
  title: string
  whose: { driver_id: number; from: string } | { subcontractor_id: number; from: string }
  hasCharges?: boolean
}) {
  const may = useMay()
  const sees = may('dockets:read')
  const { data } = useQuery({ ...read(docketEndpoints.sumDocketWork, { query: whose }), enabled: sees })
  const charged = useQuery({
    ...read(docketEndpoints.sumDockets, { query: whose }),
    enabled: sees && hasCharges && may('dockets:prices'),
  }).data
  if (!data) return null
  const worked = `${minutesText(data.worked_minutes)} on ${plural(data.count, 'docket')}`
  return (
    <FactGroup title={title}>
      <Facts
        facts={[
          { label: 'Worked', value: data.count > 0 ? worked : 'No dockets' },
          ...(charged ? [{ label: 'Charged', value: <Money cents={charged.total_cents} /> }] : []),
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
