import {
  latestDocumentPictures,
  mustReadDocumentPicture,
  mustWriteDocumentPicture,
} from '#areas/documents/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type {
  PicturePage,
  RecordPicture,
  RecordRegistry,
  RecordType,
} from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'

/** The record that a picture is of, and what it shows. */
export interface PictureHome {
  record_type: string
  record_id: number
  label: string
  title: string
  /** Its screen, where that is not the record's. */
  path?: string
}
interface OwnedFile {
  id: number
  record_type: string
  record_id: number
}

/** Where pictures come from: documents, and the files of each record type that has pictures of its own. */
interface PictureSource {
  /** @throws not_found, also for a signature. */
  mustRead: (db: Db | Tx, viewer: Viewer, file: OwnedFile) => Promise<PictureHome>
  /** @throws as mustRead; forbidden; conflict when nothing may be added any more. */
  mustWrite: (db: Db | Tx, viewer: Viewer, file: OwnedFile) => Promise<PictureHome>
  latest: (db: Db, viewer: Viewer, page: PicturePage) => Promise<RecordPicture[]>
}

const ofDocuments = (records: RecordRegistry): PictureSource => ({
  mustRead: (db, viewer, { record_id }) => mustReadDocumentPicture(db, records, viewer, record_id),
  mustWrite: (db, viewer, { record_id }) => mustWriteDocumentPicture(db, records, viewer, record_id),
  latest: (db, viewer, page) => latestDocumentPictures(db, records, viewer, page),
})

function ofRecord(records: RecordRegistry, { type, pictures }: RecordType): PictureSource | undefined {
  if (!pictures) return undefined
  const reach =
    (right: 'mustRead' | 'mustWrite'): PictureSource['mustRead'] =>
    async (db, viewer, { id, record_id }) => {
      const { own } = pictures
      if (own && !own.isOf(viewer, record_id)) throw notFound()
      const { label } = await records[own ? 'mustRead' : right](db, viewer, type, record_id)
      const title = await pictures.titleOf(db, id)
      if (title === undefined) throw notFound()
      return { record_type: type, record_id, label, title, ...(own && { path: own.path }) }
    }
  return { mustRead: reach('mustRead'), mustWrite: reach('mustWrite'), latest: pictures.latest }
}

/** The source of a file by its owner. @throws not_found for an owner whose files are no pictures, like a logo. */
export function sourceOf(records: RecordRegistry, record_type: string): PictureSource {
  if (record_type === 'document') return ofDocuments(records)
  const type = records.of(record_type)
  const source = type && ofRecord(records, type)
  if (!source) throw notFound()
  return source
}

export const allSources = (records: RecordRegistry): PictureSource[] => [
  ofDocuments(records),
  ...records.types.flatMap((type) => ofRecord(records, type) ?? []),
]
