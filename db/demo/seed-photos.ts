import { addDocument } from '#areas/documents/server/index.ts'
import { type DrawingName, drawing } from './drawings.ts'
import type { Scenario } from './scenario.ts'

/** A photo of one of our machines and the plan of a site, to be cropped and marked; tickets come with their loads. */
export async function seedPhotos(scenario: Scenario): Promise<void> {
  const { db } = scenario.platform
  const asset = await db
    .selectFrom('asset')
    .select('id')
    .where('asset_owner', '=', 'own')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'Confirmed')
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (asset)
    await add({ record_type: 'asset', record_id: asset.id }, 'Other', 'Scratch on the left side', 'machine')
  if (job) await add({ record_type: 'job', record_id: job.id }, 'Site plan', 'Site plan', 'plan')

  async function add(
    place: { record_type: string; record_id: number },
    type: string,
    title: string,
    name: DrawingName,
  ): Promise<void> {
    const { platform } = scenario
    const file = await drawing(platform, name)
    const { id: document_type_id } = await db
      .selectFrom('document_type')
      .select('id')
      .where('record_type', '=', place.record_type)
      .where('name', '=', type)
      .executeTakeFirstOrThrow()
    await scenario.at(-1, '15:20', scenario.office, (change) =>
      addDocument(change, platform.records, place, { document_type_id, title }, [file]),
    )
  }
}
