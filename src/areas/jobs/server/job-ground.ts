import { readClient } from '#areas/clients/server/index.ts'
import { AppError, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { HoldGround } from '../rules/holds.ts'
import { findContactOf, findGroundSite } from './job-ground-store.ts'

interface Named {
  client_id: number
  job_site_id: number
  contact_id: number | null
  po_number: string | null
}

type Ground = HoldGround & { client: { archived_at: string | null }; site: { archived_at: string | null } }

/** The client and the site that a job names. @throws invalid where one is not there, or the site is another client's. */
export async function readGround(change: Change, job: Named): Promise<Ground> {
  const client = await clientOf(change, job.client_id)
  const site = await findGroundSite(change.tx, job.job_site_id)
  if (!site) throw invalid({ job_site_id: 'Site is not one of the choices.' })
  if (site.client_id !== null && site.client_id !== job.client_id)
    throw invalid({ job_site_id: 'This site belongs to another client.' })
  return { client, site, po_number: job.po_number }
}

/**
 * What somebody chose just now is there to be chosen; what a job has already may be archived since.
 * @throws invalid on the field that cannot be chosen.
 */
export async function mustBeChoices(
  change: Change,
  { client, site }: Ground,
  job: Named,
  chosen: Partial<Named>,
): Promise<void> {
  if (chosen.client_id !== undefined && client.archived_at)
    throw invalid({ client_id: 'This client is archived.' })
  if (chosen.job_site_id !== undefined && site.archived_at)
    throw invalid({ job_site_id: 'This site is archived.' })
  const isNew = chosen.contact_id !== undefined || chosen.client_id !== undefined
  if (isNew && job.contact_id !== null && !(await findContactOf(change.tx, job.client_id, job.contact_id)))
    throw invalid({ contact_id: 'Contact is not one of the choices.' })
}

async function clientOf({ tx, viewer }: Change, id: number) {
  try {
    return await readClient(tx, viewer, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw invalid({ client_id: 'Client is not one of the choices.' })
    throw error
  }
}
