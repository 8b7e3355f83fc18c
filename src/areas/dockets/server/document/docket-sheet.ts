import type { Db, Tx } from '#platform/server/database/database.ts'
import { modelSha256 } from '#platform/server/change/issued-document.ts'
import type { DocumentView } from '#shared/document-view.ts'
import type { DocketStatus } from '../../contract/choices.ts'
import { documentOfDocket } from '../../rules/docket-document.ts'
import { findOfDriverJob } from '../docket-store.ts'
import { findIssuedDocket } from './issued-docket.ts'
import { makeModel } from './make-model.ts'

export interface DocketSheet {
  docket_id: number
  docket_no: string
  status: DocketStatus
  document: DocumentView
  /** Identifies exactly what is shown: a signature is to this, and to nothing changed since. */
  model_sha256: string
}

/** A driver job's docket as the client reads it: as issued, or the current draft. It has no prices. */
export async function docketSheet(db: Db | Tx, driver_job_id: number): Promise<DocketSheet | null> {
  const docket = await findOfDriverJob(db, driver_job_id)
  if (!docket) return null
  const issued = await findIssuedDocket(db, docket.id)
  const model = issued?.model ?? (await makeModel(db, docket))
  const { id: docket_id, docket_no, status } = docket
  return {
    docket_id,
    docket_no,
    status,
    document: documentOfDocket(model, issued ? null : 'Draft'),
    model_sha256: issued?.model_sha256 ?? modelSha256(model),
  }
}
