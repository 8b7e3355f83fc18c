import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { presentRequirement } from '../present-order.ts'
import { findRequirement, listRequirements } from './requirement-store.ts'

/** One requirement as this viewer may see it. @throws not_found. */
export async function readRequirement(db: Db | Tx, viewer: Viewer, id: number) {
  const requirement = await findRequirement(db, viewer, id)
  if (!requirement) throw notFound()
  return presentRequirement(viewer, requirement)
}

/** A job's requirements, as this viewer may see them. */
export async function readRequirementsOf(db: Db | Tx, viewer: Viewer, job_id: number) {
  const requirements = await listRequirements(db, viewer, job_id)
  return requirements.map((requirement) => presentRequirement(viewer, requirement))
}
