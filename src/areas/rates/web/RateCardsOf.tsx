import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { cardTimeWords } from '../rules/rate-card-labels.ts'
import { rateCardPaths } from './rate-card-paths.ts'

const shown = 3

/** The latest rate cards of a client or subcontractor, or that standard rates apply. */
export function RateCardsOf({ kind, id }: { kind: 'client' | 'subcontractor'; id: number }) {
  const may = useMay()
  const { data } = useQuery({
    ...read(rateCardEndpoints.listRateCards, {
      query: { [`${kind}_id`]: id, sort: '-valid_from', page_size: shown, with_total: '0' },
    }),
    enabled: may('rate-cards:read') && (kind === 'client' || may('rate-cards:cost')),
  })
  if (!data) return null
  const facts = data.rows.map(({ id: card_id, name, time, valid_from, valid_to }) => ({
    key: card_id,
    label: cardTimeWords[time],
    value: (
      <>
        <Link to={rateCardPaths.edit(card_id)}>{name}</Link>
        {` from ${formatDate(valid_from)}${valid_to ? ` to ${formatDate(valid_to)}` : ''}`}
      </>
    ),
  }))
  return (
    <FactGroup
      title="Rate cards"
      action={may('rate-cards:write') && <Link to={rateCardPaths.createFor(kind, id)}>New</Link>}
    >
      <Facts facts={facts.length > 0 ? facts : [{ label: 'Own', value: 'None: standard rates apply' }]} />
    </FactGroup>
  )
}
