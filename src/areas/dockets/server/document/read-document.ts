import { defaultCompany } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findFileAddress } from '#platform/server/files/file-rows.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketDocument } from '../../contract/docket-document.ts'
import { docketName } from '../../rules/docket-words.ts'
import { findDocket, listRevisions } from '../docket-store.ts'
import { findIssuedDocket } from './issued-docket.ts'
import { makeModel } from './make-model.ts'
import { findClientSignature } from '../signatures/signature-store.ts'

/** What the client receives: the issued document, or a draft's current content. @throws not_found. */
export async function readDocument(db: Db, viewer: Viewer, id: number): Promise<DocketDocument> {
  const docket = await findDocket(db, viewer, id)
  if (!docket) throw notFound()
  const issued = await findIssuedDocket(db, id)
  const { logo_file_id } = await defaultCompany(db)
  const signature = await findClientSignature(db, id)
  const [latest] = docket.is_latest ? [] : await listRevisions(db, docket.docket_no)
  return {
    model: issued?.model ?? (await makeModel(db, docket)),
    mark: latest
      ? `Replaced by ${docketName(docket.docket_no, latest.revision)}`
      : docket.status === 'Void'
        ? 'Void'
        : issued
          ? null
          : 'Draft',
    model_sha256: issued?.model_sha256 ?? null,
    issued_at: issued?.issued_at ?? null,
    logo: await findFileAddress(db, logo_file_id),
    signature: await findFileAddress(db, signature?.image_file_id ?? null),
  }
}
