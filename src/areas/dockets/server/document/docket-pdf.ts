import type { Download } from '#platform/contract/endpoint.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { issuedDownload, passingDownload } from '#platform/server/pdf/pdf-download.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketModel } from '../../contract/docket-document.ts'
import { documentOfDocket } from '../../rules/docket-document.ts'
import { photosLeftOut, photosOfDocket } from '../../rules/docket-tables.ts'
import { docketName } from '../../rules/docket-words.ts'
import { findDocket } from '../docket-store.ts'
import { findIssuedDocket } from './issued-docket.ts'
import { makeModel } from './make-model.ts'

type Services = Pick<Platform, 'db' | 'write' | 'files' | 'pdf' | 'clock'>

/** A docket as a PDF: as issued, or a draft marked as one. @throws not_found. */
export async function docketPdf(services: Services, viewer: Viewer, id: number): Promise<Download> {
  const docket = await findDocket(services.db, viewer, id)
  if (!docket) throw notFound()
  const issued = await findIssuedDocket(services.db, id)
  const name = `${docketName(docket.docket_no, docket.revision)}.pdf`
  if (issued) {
    const view = documentOfDocket(issued.model)
    return issuedDownload(services, issued, { viewer, name, view, ...pictures(issued.model) })
  }
  const model = await makeModel(services.db, docket)
  const view = documentOfDocket(model, 'Draft')
  return passingDownload(services, { viewer, name, view, ...pictures(model) }, services.clock.now())
}

const pictures = (model: DocketModel) => ({
  logo: model.logo_sha256,
  signature: model.signature?.signature_sha256 ?? null,
  photos: photosOfDocket(model),
  photo_note: photosLeftOut(model),
})
