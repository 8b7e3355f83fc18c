import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type IssuedDocument, findIssued, issueDocument } from '#platform/server/change/issued-document.ts'
import type { DocketModel } from '../../contract/docket-document.ts'

/** The docket as submitted, and later the same with its signature. */
export type IssuedKind = 'docket' | 'docket_signed'
const model_version = 1

export const issueDocket = (
  change: Change,
  kind: IssuedKind,
  docket_id: number,
  model: DocketModel,
): Promise<IssuedDocument<DocketModel>> =>
  issueDocument(change, { record_type: 'docket', record_id: docket_id, kind, model, model_version })

export const findSubmitted = (db: Db | Tx, record_id: number) =>
  findIssued<DocketModel>(db, { record_type: 'docket', record_id, kind: 'docket' })

/** The latest issued document of a docket: with its signature, or as submitted; undefined for a draft. */
export const findIssuedDocket = async (db: Db | Tx, record_id: number) =>
  (await findIssued<DocketModel>(db, { record_type: 'docket', record_id, kind: 'docket_signed' })) ??
  findSubmitted(db, record_id)
