import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openWrite } from '../change/open-write.ts'
import { fixedClock } from '../clock.ts'
import { system } from '../sessions/viewer.ts'
import { findFile, keepFile, knownHashes } from './file-rows.ts'
import type { ReceivedFile } from './file-store.ts'

const { db } = await testDatabase()
const clock = fixedClock('2026-11-05T00:00:00Z')
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })

const photo: ReceivedFile = {
  sha256: 'a'.repeat(64),
  name: 'Giấy phép 🚜.jpg',
  content_type: 'image/jpeg',
  bytes: 250_000,
  width: 3072,
  height: 4096,
  is_blank: false,
  taken_at: '2026-11-04T19:10:30.000Z',
  taken_lat: -37.813836,
  taken_lng: 144.963103,
  place: async () => {},
  release: async () => {},
}
const owner = { record_type: 'client', record_id: 7 }

test('a file that no row refers to is not found', async () => {
  await expect(findFile(db, 999_999)).rejects.toMatchObject({ code: 'not_found' })
})

test('a file from a rolled-back change is unknown', async () => {
  const other = { ...photo, sha256: 'b'.repeat(64) }
  const fail = write(system, async (change) => {
    await keepFile(change, other, owner)
    throw new Error('no')
  })
  await expect(fail).rejects.toThrow('no')
  expect(await knownHashes(db, [other.sha256])).toEqual(new Set())
})

test('a stored file is found with its record, name and content', async () => {
  const { id } = await write(system, (change) => keepFile(change, photo, owner))
  const { sha256, name, content_type, bytes } = photo
  expect(await findFile(db, id)).toEqual({ id, sha256, name, content_type, bytes, ...owner })
  const row = await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { is_blank: _seen, place: _place, release: _release, ...columns } = photo
  expect(row).toMatchObject({ ...columns, created_at: '2026-11-05T00:00:00.000Z' })
  expect(await knownHashes(db, [sha256, 'c'.repeat(64)])).toEqual(new Set([sha256]))
})

test('a name longer than 200 characters is refused by the table too', async () => {
  const long = { ...photo, name: '🚜'.repeat(201) }
  await expect(write(system, (change) => keepFile(change, long, owner))).rejects.toMatchObject({
    code: '23514',
  })
})
