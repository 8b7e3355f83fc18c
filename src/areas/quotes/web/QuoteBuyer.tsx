import { useQuery } from '@tanstack/react-query'
import { ClientFacts, SiteFacts, sitesQuery } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import type { Quote } from '../contract/quote.ts'

/** For whom a quote is, whom to call, and where the work will be. */
export function QuoteBuyer({ quote }: { quote: Quote }) {
  const { client_id } = quote
  if (client_id === null) return <NewClient quote={quote} />
  return (
    <>
      <ClientFacts
        client_id={client_id}
        client={quote.client}
        contact_id={quote.contact_id}
        contact={quote.contact}
        duty="orders"
      />
      <ClientSite quote={quote} client_id={client_id} />
    </>
  )
}

function NewClient({ quote }: { quote: Quote }) {
  return (
    <>
      <FactGroup title="New client">
        <ContactRow name={quote.client} phone={quote.prospect_mobile} email={quote.prospect_email} />
        {quote.prospect_address && <p>{quote.prospect_address}</p>}
      </FactGroup>
      {quote.site_address && <SiteFacts name={null} place={quote.site_address} />}
    </>
  )
}

function ClientSite({ quote, client_id }: { quote: Quote; client_id: number }) {
  const enabled = useMay()('clients:read') && quote.job_site_id !== null
  const { data: sites } = useQuery({ ...sitesQuery(client_id), enabled })
  const site = sites?.find(({ id }) => id === quote.job_site_id)
  if (!quote.site && !quote.site_address) return null
  return <SiteFacts name={site?.name ?? quote.site} place={site ?? quote.site_address} />
}
