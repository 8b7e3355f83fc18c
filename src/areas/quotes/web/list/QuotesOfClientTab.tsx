import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { quoteEndpoints } from '../../contract/endpoints.ts'
import { quoteColumns } from './quote-columns.tsx'
import { quotePaths } from '../quote-paths.ts'
import { useWhyNotQuote } from '../use-why-not-quote.ts'

const isShown = ({ id }: { id?: string }) => id !== 'client' && id !== 'site' && id !== 'sent_at'

/** A client's quotes, latest first; the list has the rest. */
export function QuotesOfClientTab({
  client_id,
  disabledReason,
}: {
  client_id: number
  disabledReason?: string | undefined
}) {
  const mayNotMake = useWhyNotQuote()
  const closed = disabledReason ?? mayNotMake
  const may = useMay()
  const seesPrices = may('quotes:prices')
  const query = { client_id, page_size: 100, sort: '-quote_date' as const }
  const { data, error, isPending, refetch } = useQuery(read(quoteEndpoints.listQuotes, { query }))
  const newQuote = may('quotes:write') && (
    <LinkButton to={quotePaths.createFor(client_id)} icon={<IconPlus aria-hidden />} disabledReason={closed}>
      New quote
    </LinkButton>
  )
  if (error) return <ErrorState message="Could not load the quotes." onRetry={() => void refetch()} />
  return (
    <Section title="Quotes" actions={newQuote}>
      <DataTable
        label="Quotes"
        columns={quoteColumns(seesPrices).filter(isShown)}
        rows={data?.rows ?? []}
        loading={isPending}
        rowKey={(quote) => quote.id}
        empty={
          <EmptyState
            title="No quotes yet"
            text={closed ? 'This client’s quotes appear here.' : 'Make the first quote for this client.'}
          />
        }
      />
    </Section>
  )
}
