import { useQuery } from '@tanstack/react-query'
import { RecentNews } from '#areas/activity-log/web/index.ts'
import { clientNewsQuery } from '#areas/chain/web/index.ts'
import { RateCardsOf } from '#areas/rates/web/index.ts'
import type { ClientWork } from '#areas/chain/contract/client-work.ts'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { classes } from '#ui/classes.ts'
import { FigureStripSkeleton } from '#ui/parts/FigureStrip.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Client } from '../../contract/client.ts'
import { sitesQuery } from '../queries.ts'
import { ClientBilling, ClientContacts, ClientNotesAndDocuments } from './ClientFacts.tsx'
import { ClientFigures } from './ClientFigures.tsx'
import { ClientOpenWork } from './ClientOpenWork.tsx'
import { ClientSites } from './ClientSites.tsx'
import css from './summary.module.css'
import { clientPaths } from '../client-paths.ts'

/** A client as the office reads it: money and people first, then the work, then what happened. */
export function ClientSummary({
  client,
  work,
  words,
}: {
  client: Client
  work: { data: ClientWork | undefined; isError: boolean; refetch: () => unknown }
  words: Readonly<Record<string, FieldWords>>
}) {
  const { data: sites } = useQuery(sitesQuery(client.id))
  const news = useQuery(clientNewsQuery(client.id))
  const hasSites = sites !== undefined && sites.length > 0
  return (
    <SummaryLayout
      top={
        work.data ? (
          <ClientFigures client={client} work={work.data} />
        ) : (
          !work.isError && <FigureStripSkeleton cells={6} />
        )
      }
      facts={
        <>
          <ClientContacts client={client} />
          <ClientBilling client={client} />
          <RateCardsOf kind="client" id={client.id} />
          {work.data && <ClientNotesAndDocuments client_id={client.id} work={work.data} />}
        </>
      }
      rows={
        <div className={classes(css.rows, hasSites && css.withSites)}>
          {work.data && (
            <ClientOpenWork client_id={client.id} work={work.data} isArchived={client.archived_at !== null} />
          )}
          {hasSites && <ClientSites client_id={client.id} sites={sites} />}
        </div>
      }
    >
      {work.isError && !work.data && (
        <ErrorState message="Could not load the client’s work." onRetry={() => void work.refetch()} />
      )}
      <RecentNews
        news={news}
        record_type="client"
        words={words}
        all={{ to: clientPaths.edit(client.id, 'history'), label: 'Changes to the client' }}
      />
    </SummaryLayout>
  )
}
