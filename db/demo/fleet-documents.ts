import { Readable } from 'node:stream'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { withUploads } from '#platform/server/files/with-uploads.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { DemoFleet } from './fleet.ts'
import { smallPdf } from './pdf.ts'

interface Card {
  record_type: 'driver' | 'subcontractor'
  record_id: number
  type: string
  number: string
  issued_on: string
  expires_on: string | null
  isApproved: boolean
}

/** Who has submitted nothing yet, and who only the licence. */
const withoutDocuments = 7
const withoutCard = [3, 12]
/** Whose licence is still to be reviewed. */
const unseen = 9
/** A subcontractor's mandatory documents. */
const insurances = [
  'Public liability',
  'WorkCover or income protection',
  'Motor vehicle or plant insurance',
] as const

/**
 * Drivers' licences and white cards as approved over the years, and subcontractors' insurance. Inserted as
 * rows and not by the verb: an expired document cannot be submitted today, and nobody should be notified of
 * old ones.
 */
export async function seedFleetDocuments(
  platform: Platform,
  office: Viewer,
  fleet: DemoFleet,
  reviewed_by: number,
): Promise<void> {
  const today = platform.clock.today()
  const cards = fleet.drivers.flatMap(({ id, licence_expires_on }, at): Card[] => {
    if (at === withoutDocuments) return []
    const licence: Card = {
      record_type: 'driver',
      record_id: id,
      type: 'Driver licence',
      number: `0${81_234_567 + at * 1_013}`,
      issued_on: addDays(licence_expires_on, -1826),
      expires_on: licence_expires_on,
      isApproved: at !== unseen,
    }
    const card: Card = {
      record_type: 'driver',
      record_id: id,
      type: 'White card',
      number: `VIC-01${String(55_701 + at)}`,
      issued_on: addDays(today, -900 - at * 41),
      expires_on: null,
      isApproved: true,
    }
    return withoutCard.includes(at) ? [licence] : [licence, card]
  })
  const policies = fleet.subcontractors.flatMap((record_id, at) =>
    insurances.map((type, number): Card => ({
      record_type: 'subcontractor',
      record_id,
      type,
      number: `POL-${String(40_217 + at * 131 + number * 17)}`,
      issued_on: addDays(today, -120 - at * 40),
      expires_on: addDays(today, 245 - at * 40 - number * 11),
      isApproved: true,
    })),
  )
  for (const card of [...cards, ...policies]) {
    const pdf = smallPdf([card.type, card.number, 'Demo only'])
    await withUploads(platform, async (receive) => {
      const file = await receive(Readable.from([pdf]), `${card.type}.pdf`, { max_bytes: 1_000_000 })
      await platform.write(office, (change) => keepCard(change, card, file))
    })
  }

  async function keepCard(
    change: Change,
    { type, isApproved, ...card }: Card,
    file: ReceivedFile,
  ): Promise<void> {
    const { id: document_type_id } = await change.tx
      .selectFrom('document_type')
      .select('id')
      .where('record_type', '=', card.record_type)
      .where('name', '=', type)
      .executeTakeFirstOrThrow()
    const document = await change.tx
      .insertInto('document')
      .values({
        ...card,
        document_type_id,
        is_reviewed: 1,
        title: type,
        ...(isApproved
          ? { status: 'approved', reviewed_by, reviewed_at: change.now.toISOString() }
          : { status: 'pending' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const owner = { record_type: 'document', record_id: document.id }
    const { id: file_id } = await keepFile(change, file, owner)
    await change.tx
      .insertInto('document_file')
      .values({ document_id: document.id, position: 1, file_id })
      .execute()
  }
}
