import { clientContacts } from '#areas/clients/server/index.ts'
import type { AcceptedQuote } from '#areas/quotes/server/index.ts'
import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { requiredWords } from '#shared/text.ts'
import { jobLabels } from '../../rules/job-labels.ts'
import { lockClientShared } from '../holds/hold-store.ts'
import { readJobParties } from '../job-parties.ts'
import { findSiteContact, hasContacts } from '../lookups-store.ts'

type Prospect = 'prospect_name' | 'prospect_email' | 'prospect_mobile'
interface Where {
  client_id: number
  job_site_id: number
  contact_id: number | null
}
type Asked = { [K in keyof Where]?: Where[K] | null }

/**
 * The client, site and contact for a quote's job. Those in the quote were chosen when it was written: an
 * archived client or site must be restored first; an archived contact is left out, so that no one rings them,
 * and is named in `left_out`. The site's own contact comes before the quote's, who may only order or pay. What the
 * quote lacks, such as a prospect's client and site, must be given now; the prospect becomes that client's first
 * contact.
 * @throws invalid on what is missing; conflict for an archived client or site of the quote.
 */
export async function partiesOfQuote(
  change: Change,
  quote: Pick<AcceptedQuote, 'client_id' | 'job_site_id' | 'contact_id' | Prospect>,
  asked: Asked,
): Promise<{ where: Where; left_out: string | null }> {
  const client_id = quote.client_id ?? asked.client_id
  if (!client_id) throw invalid({ client_id: requiredWords(jobLabels.client_id) })
  const job_site_id = quote.job_site_id ?? asked.job_site_id
  if (!job_site_id) throw invalid({ job_site_id: requiredWords(jobLabels.job_site_id) })

  await lockClientShared(change.tx, client_id)
  const onSite = await findSiteContact(change.tx, client_id, job_site_id)
  const contact_id = asked.contact_id ?? onSite?.id ?? quote.contact_id
  const where = { client_id, job_site_id, contact_id }
  const { client, site, contact } = await readJobParties(change, { ...where, po_number: null })
  if (quote.client_id !== null && client.archived_at) throw conflict(bringBack('client', client.name))
  if (quote.job_site_id !== null && site.archived_at) throw conflict(bringBack('site', site.name))
  if (contact_id === null && quote.client_id === null && !client.archived_at) {
    const made = await prospectAsContact(change, client_id, quote)
    return { where: { ...where, contact_id: made }, left_out: null }
  }
  const isGone = !asked.contact_id && contact?.archived_at
  return isGone
    ? { where: { ...where, contact_id: null }, left_out: contact.name }
    : { where, left_out: null }
}

/** A prospect's name may be longer. */
const maxContactName = 120

/** The first contact of a prospect's client; null where it has contacts, or the quote has nothing to reach them by. */
async function prospectAsContact(
  change: Change,
  client_id: number,
  { prospect_name, prospect_email, prospect_mobile }: Pick<AcceptedQuote, Prospect>,
): Promise<number | null> {
  const name = (prospect_name ?? '').slice(0, maxContactName).trim()
  if (name.length < 2 || (prospect_email ?? prospect_mobile) === null) return null
  if (await hasContacts(change.tx, client_id)) return null
  const contact = await clientContacts.create(change, client_id, {
    name,
    email: prospect_email,
    mobile: prospect_mobile,
    is_primary: 1,
  })
  return contact.id
}

const bringBack = (noun: 'client' | 'site', name: string): string =>
  `The ${noun} ${name} is archived. Restore it to make the job.`
