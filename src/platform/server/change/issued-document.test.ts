import { mkdtempSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { pagesOf } from '#test/pdf-text.ts'
import { fixedClock } from '../clock.ts'
import { openFileStore } from '../files/local-files.ts'
import {
  findIssued,
  issueDocument,
  modelSha256,
  pdfOfIssued,
  type IssuedDocument,
} from './issued-document.ts'
import { openWrite } from './open-write.ts'
import { openPdf, type Pdf } from '../pdf/pdf.ts'
import { system } from '../sessions/viewer.ts'

const clock = fixedClock('2026-11-20T06:00:00+11:00')
const { db, owner } = await testDatabase()
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })
const folder = mkdtempSync(join(tmpdir(), 'haulyard-issued-'))
const files = openFileStore(folder)
const typesetter = openPdf()
afterAll(async () => {
  await typesetter.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Model {
  words: string
  total_cents: number
}
let record_id = 0
const issue = (kind = 'quote', id = ++record_id): Promise<IssuedDocument<Model>> =>
  write(system, (change) =>
    issueDocument(change, {
      record_type: 'quote',
      record_id: id,
      kind,
      model: { words: 'Forty hours', total_cents: 740_000 },
      model_version: 1,
    }),
  )

let made = 0
const pdf: Pdf = {
  ...typesetter,
  render: (order) => {
    made++
    return typesetter.render(order)
  },
}
const pdfOf = (issued: IssuedDocument<Model>, words = issued.model.words) =>
  pdfOfIssued({ db, write, files, pdf }, issued, async () => ({
    name: 'quote.pdf',
    template: new URL('../pdf/samples/plain.typ', import.meta.url),
    data: { words },
  }))

const refusal = 'An issued document never changes.'
const rowOf = (id: number) =>
  db.selectFrom('issued_document').selectAll().where('id', '=', id).executeTakeFirst()

test.each([
  ['the words', `set model = '{"words":"Four hours"}'`],
  ['the hash', `set model_sha256 = repeat('0', 64)`],
  ['the record', 'set record_id = 999999'],
  ['the kind', `set kind = 'invoice'`],
  ['the version of the model', 'set model_version = 2'],
  ['the moment', `set issued_at = now() - interval '1 day'`],
])('%s of an issued document never changes, even for the database owner', async (_what, change) => {
  const { id } = await issue()
  const before = await rowOf(id)
  const statement = `update issued_document ${change} where id = ${id}`
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(refusal)
  await expect((await owner()).query(statement)).rejects.toThrow(refusal)
  expect(await rowOf(id)).toEqual(before)
})

test('an issued document cannot be deleted', async () => {
  const { id } = await issue()
  await expect(sql`delete from issued_document where id = ${id}`.execute(db)).rejects.toThrow(refusal)
  await expect((await owner()).query(`delete from issued_document where id = ${id}`)).rejects.toThrow(refusal)
  await expect(sql`truncate issued_document`.execute(db)).rejects.toThrow('permission denied')
  expect(await rowOf(id)).toBeDefined()
})

test('a document of one kind is issued once per record', async () => {
  const { record_id: id } = await issue()
  await expect(issue('quote', id)).rejects.toThrow('issued_document_record_type_record_id_kind_key')
  expect(await issue('quote_accepted', id)).toMatchObject({ record_id: id, kind: 'quote_accepted' })
})

test("an issued document is found with its model's hash, whatever order the database keeps its keys in", async () => {
  const issued = await issue()
  const found = await findIssued<Model>(db, issued)
  expect(found).toEqual(issued)
  expect(found?.model_sha256).toBe(modelSha256({ total_cents: 740_000, words: 'Forty hours' }))
  expect(found?.model_sha256).not.toBe(modelSha256({ total_cents: 740_001, words: 'Forty hours' }))
  expect(found?.issued_at).toBe(clock.now().toISOString())
  expect(await findIssued(db, { ...issued, kind: 'docket' })).toBeUndefined()
})

test('the PDF is made on first request, then kept', async () => {
  const issued = await issue()
  const before = made
  const first = await pdfOf(issued)
  expect(first).toMatchObject({
    name: 'quote.pdf',
    content_type: 'application/pdf',
    record_id: issued.record_id,
  })
  const { stream } = await files.open(first.sha256)
  expect(await pagesOf(Buffer.concat(await Readable.from(stream).toArray()))).toEqual(['Fortyhours'])

  const again = await findIssued<Model>(db, issued)
  expect(await pdfOf(again!, 'Other words')).toEqual(first)
  expect(made).toBe(before + 1)
  await expect(
    sql`update issued_document set pdf_file_id = null where id = ${issued.id}`.execute(db),
  ).rejects.toThrow(refusal)
})

test('ten simultaneous requests for the PDF all get the one that is kept', async () => {
  const issued = await issue()
  const kept = await Promise.all(Array.from({ length: 10 }, () => pdfOf(issued)))
  expect(new Set(kept.map((file) => file.id)).size).toBe(1)
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('record_type', '=', 'quote')
    .where('record_id', '=', issued.record_id)
    .execute()
  expect(rows).toHaveLength(1)
})
