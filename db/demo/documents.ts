import { Readable } from 'node:stream'
import { addDocument } from '#areas/documents/server/index.ts'
import { createNote } from '#areas/notes/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { withUploads } from '#platform/server/files/with-uploads.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { smallPdf } from './pdf.ts'

type Paper = (change: Change, receive: FileStore['receive']) => Promise<unknown>

const notes = [
  'Prefers a call before 7 am. Gate code is with the site manager.',
  'Wants the excavator with the tilt hitch whenever there is one.',
  'Asked for one invoice at the end of the month, with the dockets attached.',
] as const

/** Notes and documents on the first clients, and the driver's own: one to review, one that expires soon. */
export async function demoDocuments(platform: Platform, office: Viewer, driver_id: number): Promise<void> {
  const { clock, records, write } = platform
  const driver: Viewer = {
    ...system,
    user_id: driver_id,
    name: 'Dan Okafor',
    user_type: 5,
    grants: effectiveGrants(5),
  }
  const today = clock.today()
  const driver_place = { record_type: 'user', record_id: driver_id }

  const paper: (readonly [Viewer, Paper])[] = notes.map((body, at) => [
    office,
    (change) => createNote(change, records, { record_type: 'client', record_id: at + 1 }, { body }),
  ])
  paper.push(
    [
      office,
      add({ record_type: 'client', record_id: 2 }, 'Credit application', { title: 'Credit application' }, [
        'Credit application.pdf',
        'Credit application',
        'Demo only',
      ]),
    ],
    [
      office,
      add(
        { record_type: 'client', record_id: 2 },
        'Insurance certificate',
        {
          title: 'Public liability',
          number: 'PL-204417',
          issuer: 'Demo Insurance',
          issued_on: addDays(today, -340),
          expires_on: addDays(today, 25),
        },
        ['Certificate of currency.pdf', 'Public liability, $20,000,000', 'Demo only'],
      ),
    ],
    [
      driver,
      add(
        driver_place,
        'Driver licence',
        {
          title: 'Driver licence HC',
          number: '081234567',
          issued_on: addDays(today, -900),
          expires_on: addDays(today, 12),
        },
        ['Licence front and back.pdf', 'Heavy vehicle licence HC', 'Demo only'],
      ),
    ],
    [
      driver,
      add(
        driver_place,
        'White card',
        { title: 'White card', number: 'VIC-0155701', issued_on: addDays(today, -1500) },
        ['White card.pdf', 'Construction induction card', 'Demo only'],
      ),
    ],
  )
  for (const [viewer, one] of paper)
    await withUploads(platform, (receive) => write(viewer, (change) => one(change, receive)))

  function add(
    place: { record_type: string; record_id: number },
    type: string,
    fields: Omit<Parameters<typeof addDocument>[3], 'document_type_id'>,
    [name = '', ...lines]: readonly string[],
  ): Paper {
    return async (change, receive) => {
      const { id } = await change.tx
        .selectFrom('document_type')
        .select('id')
        .where('record_type', '=', place.record_type)
        .where('name', '=', type)
        .executeTakeFirstOrThrow()
      const file = await receive(Readable.from([smallPdf(lines)]), name, { max_bytes: 1_000_000 })
      return addDocument(change, records, place, { ...fields, document_type_id: id }, [file])
    }
  }
}
