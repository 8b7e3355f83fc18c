import { useQuery } from '@tanstack/react-query'
import { rateCardWorkQuery } from '#areas/chain/web/index.ts'
import { docketPaths } from '#areas/dockets/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { quotePaths } from '#areas/quotes/web/index.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { RateCard } from '../contract/rate-card.ts'

/** What undecided work a card is for, before someone changes it. */
export function CardWorkNotice({ card: { id, client_id } }: { card: RateCard }) {
  const { data: work } = useQuery(rateCardWorkQuery(id))
  const of = (filters: string) => {
    const query = [filters, client_id === null ? '' : `client_id=${client_id}`].filter(Boolean).join('&')
    return query && `?${query}`
  }
  const parts = [
    { count: work?.quotes, noun: 'open quote', to: quotePaths.list + of('status=Open') },
    { count: work?.jobs, noun: 'open job', to: jobPaths.list + of('') },
    {
      count: work?.dockets,
      noun: 'docket not approved',
      many: 'dockets not approved',
      to: docketPaths.list + of(''),
    },
  ].filter(({ count }) => count)
  if (parts.length === 0) return null
  return (
    <Notice>
      {client_id === null ? 'Clients without a card of their own have ' : 'This client has '}
      {parts.map(({ count, noun, many, to }, at) => (
        <span key={noun}>
          {at > 0 && (at === parts.length - 1 ? ' and ' : ', ')}
          <Link to={to}>{plural(count ?? 0, noun, many)}</Link>
        </span>
      ))}
      . What was accepted or approved keeps its rates when you change this card.
    </Notice>
  )
}
