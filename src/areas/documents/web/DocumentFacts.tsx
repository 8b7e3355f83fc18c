import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { documentsQuery, type Place } from './queries.ts'

const shown = 6

/** A record's documents in its summary, those that expire first at the top; `all` is the address of its tab. */
export function DocumentFacts({ all, ...place }: Place & { all: string }) {
  const sees = useViewer().permissions['documents:read'] === 'all'
  const { data = [] } = useQuery({ ...documentsQuery(place), enabled: sees })
  const current = data
    .filter(({ status }) => status !== 'superseded')
    .toSorted((a, b) => (a.expires_on ?? '9999').localeCompare(b.expires_on ?? '9999'))
  if (current.length === 0) return null
  return (
    <FactGroup title="Documents" action={<Link to={all}>All documents</Link>}>
      <Facts
        facts={current.slice(0, shown).map(({ id, title, document_type, expires_on }) => ({
          key: id,
          label: title || document_type,
          value: expires_on ? <ExpiryDate date={expires_on} /> : 'No expiry',
        }))}
      />
    </FactGroup>
  )
}
