import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { pictureVersionSaved } from '#platform/server/files/picture-version.ts'
import type { Picture } from '../contract/picture.ts'
import { versionName } from '../rules/version-name.ts'
import { findOriginal, insertVersion, listVersionFiles, lockNextVersion } from './picture-store.ts'
import { sourceOf } from './picture-sources.ts'
import { readPicture } from './read-pictures.ts'

/**
 * Keeps a picture as the next version of the original that `key` or one of its versions names. Two people who
 * save at once each get a number of their own.
 * @throws not_found, forbidden, conflict by the state of its record; invalid without a picture.
 */
export async function saveVersion(
  change: Change,
  records: RecordRegistry,
  key: string,
  received: ReceivedFile | undefined,
): Promise<Picture> {
  const original = await findOriginal(change.tx, key)
  if (!original) throw notFound()
  const home = await sourceOf(records, original.record_type).mustWrite(change.tx, change.viewer, original)
  if (!received?.content_type.startsWith('image/')) throw invalid({ picture: 'Picture is required.' })
  const version_no = await lockNextVersion(change.tx, original.id)
  const name = versionName(original.name, version_no, received.content_type)
  const { record_type, record_id } = original
  const kept = await keepFile(change, { ...received, name }, { record_type, record_id })
  const earlier_file_ids = [original.id, ...(await listVersionFiles(change.tx, original.id))]
  await insertVersion(change.tx, { file_id: kept.id, original_file_id: original.id, version_no })
  change.log({
    action: 'added',
    record_type: home.record_type,
    record_id: home.record_id,
    record_label: home.label,
    part: `picture ${home.title}, version ${version_no}`,
  })
  change.live('picture', original.id)
  await change.announce(pictureVersionSaved, { record_type, record_id, file_id: kept.id, earlier_file_ids })
  return readPicture(change.tx, records, change.viewer, key)
}
