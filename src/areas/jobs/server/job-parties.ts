import { readClient } from '#areas/clients/server/index.ts'
import { AppError, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import type { HoldInputs } from '../rules/holds.ts'
import { jobLabels } from '../rules/job-labels.ts'
import { findContactOf, findSite } from './lookups-store.ts'
import type { StoredJob } from './job-store.ts'

interface Named {
  client_id: number
  job_site_id: number
  contact_id: number | null
  po_number: string | null
}

interface Closable {
  name: string
  archived_at: string | null
}
export type JobParties = HoldInputs & { client: Closable; site: Closable; contact: Closable | null }

/** A job's client, site and contact. @throws invalid where one does not exist, or is another client's. */
export async function readJobParties(change: Change, job: Named): Promise<JobParties> {
  const client = await clientOf(change, job.client_id)
  const site = await findSite(change.tx, job.job_site_id)
  if (!site) throw invalid({ job_site_id: notAChoice(jobLabels.job_site_id) })
  if (site.client_id !== null && site.client_id !== job.client_id)
    throw invalid({ job_site_id: 'This site belongs to another client.' })
  const contact =
    job.contact_id === null ? null : await findContactOf(change.tx, job.client_id, job.contact_id)
  if (contact === undefined) throw invalid({ contact_id: notAChoice(jobLabels.contact_id) })
  return { client, site, contact, po_number: job.po_number }
}

/**
 * New choices must be available; existing ones may have been archived since.
 * @throws invalid on the field that cannot be chosen.
 */
export function mustBeChoices({ client, site, contact }: JobParties, chosen: Partial<Named>): void {
  if (chosen.client_id !== undefined && client.archived_at)
    throw invalid({ client_id: 'This client is archived.' })
  if (chosen.job_site_id !== undefined && site.archived_at)
    throw invalid({ job_site_id: 'This site is archived.' })
  if (chosen.contact_id !== undefined && contact?.archived_at)
    throw invalid({ contact_id: 'This contact is archived.' })
}

/** A job as its history shows it: site and contact by name, since they have no record types of their own. */
export function loggedJob(job: StoredJob, { site, contact }: JobParties): object {
  const {
    job_site_id: _site,
    contact_id: _contact,
    company_id: _company,
    order_count: _count,
    ...logged
  } = job
  return { ...logged, site: site.name, contact: contact?.name ?? null }
}

async function clientOf({ tx, viewer }: Change, id: number) {
  try {
    return await readClient(tx, viewer, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw invalid({ client_id: notAChoice(jobLabels.client_id) })
    throw error
  }
}
