import { readAsset } from '#areas/resources/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DriverTags } from '../contract/holders.ts'
import { proofOf } from '../rules/skill-proof.ts'
import { findHolder, tagsOfAsset, tagsOfDriver } from './holder-store.ts'

/** A driver's tags and skills, with what proves each today. @throws not_found. */
export async function readDriverTags(db: Db, viewer: Viewer, id: number, today: string): Promise<DriverTags> {
  const driver = await findHolder(db, viewer, id)
  if (!driver) throw notFound()
  return {
    id,
    name: driver.name,
    tags: await tagsOfDriver(db, id),
    skills: driver.skills.map((skill) => ({ ...skill, ...proofOf(skill, today) })),
  }
}

/** @throws not_found when the viewer may not see the asset. */
export async function readAssetTags(db: Db, viewer: Viewer, id: number) {
  await readAsset(db, viewer, id)
  return tagsOfAsset(db, id)
}
