import { AppError, notFound } from '#platform/contract/app-error.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Picture } from '../contract/picture.ts'
import { findOriginal, listVersions } from './picture-store.ts'
import { allSources, sourceOf } from './picture-sources.ts'

/** A picture with its versions, for someone who may read its record. @throws not_found */
export async function readPicture(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  key: string,
): Promise<Picture> {
  const original = await findOriginal(db, key)
  if (!original) throw notFound()
  const source = sourceOf(records, original.record_type)
  const home = await source.mustRead(db, viewer, original)
  const path = home.path ?? records.of(home.record_type)?.path?.(home.record_id) ?? null
  const isDocument = original.record_type === 'document'
  return {
    ...original,
    title: home.title,
    label: home.label,
    link: path !== null && isDocument ? `${path}?tab=documents` : path,
    why_not: await refusalOf(() => source.mustWrite(db, viewer, original)),
    versions: await listVersions(db, original.id),
  }
}

/** Why it would be refused; null when it would not. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

/** A dozen, newest first: each is loaded at its full size, and each one’s record is looked up. */
const pageSize = 12

/** The latest pictures from every source that the viewer may see. */
export async function listPictures(
  db: Db,
  records: RecordRegistry,
  viewer: Viewer,
  before: number | undefined,
) {
  const found = await Promise.all(
    allSources(records).map(({ latest }) => latest(db, viewer, { before, limit: pageSize })),
  )
  const rows = found
    .flat()
    .sort((a, b) => b.file_id - a.file_id)
    .slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, older: rows.length === pageSize && last ? last.file_id : null }
}
