import type { DocketModel } from '#areas/dockets/contract/docket-document.ts'
import { columnsOfFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { modelSha256 } from '#platform/server/change/issued-document.ts'
import type { Bulk } from './bulk-sql-store.ts'

interface Submitted {
  id: number
  model: DocketModel
  at: string
  /** Who signed on the phone; null when nobody did. */
  signing: { name: string | null; role: string | null; at: string } | null
}

/** Freezes submitted dockets' content, and the same with its signature. */
export async function issueDockets(
  { insert }: Bulk,
  dockets: readonly Submitted[],
  signature: ReceivedFile,
): Promise<void> {
  const file = columnsOfFile(signature)
  const signed = dockets.flatMap(({ id, model, signing }) =>
    signing ? [{ id, model, name: signing.name ?? '', role: signing.role, signed_at: signing.at }] : [],
  )
  const files = await insert<{ id: number; record_id: number }>(
    'file',
    signed.map(({ id, signed_at }) => ({
      ...file,
      record_type: 'docket',
      record_id: id,
      created_at: signed_at,
      created_by: null,
    })),
    'id, record_id',
  )
  const fileOf = new Map(files.map(({ id, record_id }) => [record_id, id]))
  await insert(
    'issued_document',
    dockets.map(({ id, model, at }) => issued(id, 'docket', model, at)),
  )
  await insert(
    'docket_signature',
    signed.map(({ id, model, name, role, signed_at }) => ({
      docket_id: id,
      party: 'client',
      method: 'glass',
      image_file_id: fileOf.get(id),
      model_sha256: modelSha256(model),
      created_by: null,
      name,
      role,
      signed_at,
    })),
  )
  await insert(
    'issued_document',
    signed.map(({ id, model, ...who }) =>
      issued(id, 'docket_signed', withEvidence(model, who), who.signed_at),
    ),
  )

  function withEvidence(
    model: DocketModel,
    who: { name: string; role: string | null; signed_at: string },
  ): DocketModel {
    return {
      ...model,
      signature: {
        ...who,
        method: 'glass',
        contact: null,
        by: null,
        of_revision: model.revision,
        signature_sha256: file.sha256,
        document_sha256: modelSha256(model),
      },
    }
  }
}

const issued = (record_id: number, kind: string, model: DocketModel, issued_at: string) => ({
  record_id,
  kind,
  model,
  issued_at,
  record_type: 'docket',
  model_version: 1,
  model_sha256: modelSha256(model),
  created_by: null,
})
