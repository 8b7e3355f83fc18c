import type { AcceptedQuote } from '#areas/quotes/server/index.ts'
import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { requiredWords } from '#shared/text.ts'
import { jobLabels } from '../../rules/job-labels.ts'
import { lockClientShared } from '../holds/hold-store.ts'
import { readJobParties } from '../job-parties.ts'
import { findSiteContact } from '../lookups-store.ts'

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
 * quote lacks, such as a prospect's client and site, must be given now.
 * @throws invalid on what is missing; conflict for an archived client or site of the quote.
 */
export async function partiesOfQuote(
  change: Change,
  quote: Pick<AcceptedQuote, 'client_id' | 'job_site_id' | 'contact_id'>,
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
  const isGone = !asked.contact_id && contact?.archived_at
  return isGone
    ? { where: { ...where, contact_id: null }, left_out: contact.name }
    : { where, left_out: null }
}

const bringBack = (noun: 'client' | 'site', name: string): string =>
  `The ${noun} ${name} is archived. Restore it to make the job.`
