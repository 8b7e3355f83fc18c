import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#areas/account/contract/endpoints.ts'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { type Caller, testApp } from '#test/app.ts'
import { send, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { signature } from '#test/quotes.ts'
import { type Upload, pdf, photo } from '#test/uploads.ts'
import { pictureEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const safety = await app.as('safety')
const allocator = await app.as('allocator')
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const { newJob, takeAll } = stepping(app)

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

const typeOf = async (record_type: string) =>
  (await accounts.call(documentEndpoints.listDocumentTypes, { query: { record_type } })).data.find(
    ({ name }) => name === 'Other',
  )!.id
const clientType = await typeOf('client')
const userType = await typeOf('user')

/** A document with the files, by default a photo. */
async function newDocument(who: Caller, place: { record_type: string; record_id: number }, file?: Upload) {
  const document_type_id = place.record_type === 'user' ? userType : clientType
  const { data } = await who.call(
    documentEndpoints.addDocument,
    { params: place, body: { document_type_id, title: 'Site plan' } },
    { files: [file ?? (await photo('plan.jpg'))] },
  )
  return { id: data.id, version: data.version, key: data.files[0]!.key }
}
async function newClient() {
  const name = `Quarry ${randomUUID().slice(0, 8)}`
  const { data } = await accounts.call(clientEndpoints.createClient, {
    body: { name, client_type: 'civil', email: 'office@example.com' },
  })
  return { name, place: { record_type: 'client', record_id: data.id } }
}
const cropped = async (): Promise<Upload> => ({
  name: 'crop.jpg',
  content: await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1b2d5e' } })
    .jpeg()
    .toBuffer(),
})
const save = (who: Caller, key: string, file?: Upload) =>
  who.call(calls.savePictureVersion, { params: { key }, body: {} }, { files: file ? [file] : [] })
const get = (who: Caller, key: string) => who.call(calls.getPicture, { params: { key } })
const bytesOf = async (key: string) =>
  (
    await app.server.app.inject({
      method: 'GET',
      url: `/api/files/${key}`,
      headers: { authorization: `Bearer ${accounts.token}` },
    })
  ).rawPayload
const versionsOf = async (key: string) => {
  const { rows } = await pool.query(
    `select v.version_no from picture_version v join file f on f.id = v.original_file_id
     where f.key = $1 order by 1`,
    [key],
  )
  return rows.map((row: { version_no: number }) => row.version_no)
}

test('what is no picture of the caller’s records is not found, and nothing is kept', async () => {
  const { place } = await newClient()
  const plan = await newDocument(accounts, place)
  const paper = await newDocument(accounts, place, pdf())
  const card = await newDocument(driver, { record_type: 'user', record_id: driver.user_id })
  for (const [who, key] of [
    [driver, plan.key],
    [otherDriver, card.key],
    [accounts, paper.key],
    [accounts, randomUUID()],
  ] as const) {
    expect(await get(who, key)).toMatchObject({ status: 404 })
    expect(await save(who, key, await cropped())).toMatchObject({ status: 404 })
    expect(await versionsOf(key)).toEqual([])
  }
})

test('a version must be a picture', async () => {
  const { key } = await newDocument(accounts, (await newClient()).place)
  const required = { status: 422, errors: { picture: 'Picture is required.' } }
  expect(await save(accounts, key)).toMatchObject(required)
  expect(await save(accounts, key, pdf())).toMatchObject(required)
  expect(await save(accounts, key, { name: 'a.svg', content: Buffer.from('<svg/>') })).toMatchObject({
    status: 415,
  })
  expect(await versionsOf(key)).toEqual([])
})

test('whoever may not add to the record, or to a document that is archived, adds no version', async () => {
  const { place } = await newClient()
  const { id, version, key } = await newDocument(accounts, place)
  expect(await save(safety, key, await cropped())).toMatchObject({ status: 403 })
  expect((await get(safety, key)).data.why_not).not.toBeNull()
  await accounts.call(documentEndpoints.archiveDocument, {
    params: { id },
    body: { version, reason: 'Out of date' },
  })
  const archived = 'This document is archived.'
  expect(await save(accounts, key, await cropped())).toMatchObject({ status: 409, message: archived })
  expect((await get(accounts, key)).data).toMatchObject({ why_not: archived, versions: [] })
})

test('a version is kept beside the original, which stays as it is, and the record says who made it', async () => {
  const { name, place } = await newClient()
  const { key } = await newDocument(accounts, place)
  const before = await bytesOf(key)
  const { data } = await save(accounts, key, await cropped())
  expect(data).toMatchObject({
    key,
    title: 'Site plan',
    label: name,
    link: `/dashboard/clients/${place.record_id}/edit?tab=documents`,
    why_not: null,
    versions: [{ version_no: 2, width: 20, height: 10, content_type: 'image/jpeg' }],
  })
  const [second] = data.versions
  expect((await bytesOf(key)).equals(before)).toBe(true)
  expect((await sharp(await bytesOf(second!.key)).metadata()).width).toBe(20)

  const third = (await save(sales, second!.key, await cropped())).data
  expect(third).toMatchObject({ key, versions: [{ version_no: 2 }, { version_no: 3 }] })
  expect((await get(sales, third.versions[1]!.key)).data).toEqual(third)

  const { data: log } = await accounts.call(activityLogEndpoints.recordHistory, { params: place, query: {} })
  expect(log.entries[0]).toMatchObject({ action: 'added', part: 'picture Site plan, version 3' })
})

test('people who save at once each get a version of their own', async () => {
  const { key } = await newDocument(accounts, (await newClient()).place)
  const file = await cropped()
  const saved = await Promise.all([accounts, sales, accounts, sales].map((who) => save(who, key, file)))
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await versionsOf(key)).toEqual([2, 3, 4, 5])
})

test('a load’s ticket is a picture of its driver job; the client’s signature is none', async () => {
  const job = await newJob()
  const [ticket, drawn] = [randomUUID(), randomUUID()]
  const keep = async (client_file_id: string, file: Upload) =>
    (
      await job.driver.call(
        driverJobEndpoints.saveStepFile,
        { params: { id: job.id, client_file_id }, body: {} },
        { files: [file] },
      )
    ).data.key
  const [ticketKey, drawnKey] = [await keep(ticket, await photo()), await keep(drawn, await signature())]
  await takeAll(job, (await wholeDay(app, job)).slice(0, 7))
  const load = { client_load_id: randomUUID(), material: 'Clay', ticket_file: ticket }
  await send(job, tap('load', job.at('08:00'), load))

  for (const who of [job.driver, allocator]) {
    expect((await save(who, ticketKey, await cropped())).data).toMatchObject({ title: 'Ticket of load 1' })
    expect(await save(who, drawnKey, await cropped())).toMatchObject({ status: 404 })
  }
  expect(await get(otherDriver, ticketKey)).toMatchObject({ status: 404 })
  const { data } = await job.driver.call(calls.listPictures, { query: {} })
  expect(data.rows[0]).toMatchObject({ key: ticketKey, title: 'Ticket of load 1' })
  expect(data.rows.map(({ key }) => key)).not.toContain(drawnKey)
})

test('a profile picture is its person’s own, and a new version is shown wherever it is', async () => {
  const setPicture = async (who: Caller) => {
    const { data } = await who.call(
      accountEndpoints.setAvatar,
      { body: {} },
      { files: [await photo('me.jpg')] },
    )
    return data.avatar!.split('/').at(-1)!
  }
  const avatarOf = async (who: Caller) => (await who.call(accountEndpoints.getProfile, {})).data.avatar
  const key = await setPicture(driver)
  const administrator = await app.as('administrator')
  for (const who of [otherDriver, accounts, administrator]) {
    expect(await get(who, key)).toMatchObject({ status: 404 })
    expect(await save(who, key, await cropped())).toMatchObject({ status: 404 })
    const { data } = await who.call(calls.listPictures, { query: {} })
    expect(data.rows.map((row) => row.key)).not.toContain(key)
  }
  const listed = await driver.call(calls.listPictures, { query: {} })
  expect(listed.data.rows[0]).toMatchObject({ key, title: 'Profile picture', label: 'Dan Okafor' })
  const { data } = await save(driver, key, await cropped())
  expect(data).toMatchObject({ key, title: 'Profile picture', link: '/profile', why_not: null })
  const second = `/api/avatars/${data.versions[0]!.key}`
  expect(await avatarOf(driver)).toBe(second)
  const params = { id: driver.user_id }
  expect((await administrator.call(userEndpoints.getUser, { params })).data.avatar).toBe(second)
  const third = (await save(driver, key, await cropped())).data.versions[1]!.key
  expect(await avatarOf(driver)).toBe(`/api/avatars/${third}`)

  // A version of a picture that was replaced changes nothing.
  const newer = await setPicture(driver)
  await save(driver, key, await cropped())
  expect(await avatarOf(driver)).toBe(`/api/avatars/${newer}`)
  await driver.call(accountEndpoints.removeAvatar, {})
  await save(driver, newer, await cropped())
  expect(await avatarOf(driver)).toBeNull()
})

test('the latest pictures come first, a dozen at a time, each to those who may see it', async () => {
  const { name, place } = await newClient()
  const keys: string[] = []
  for (let at = 0; at < 13; at++) keys.unshift((await newDocument(accounts, place)).key)
  await save(accounts, keys[0]!, await cropped())
  const { data: first } = await accounts.call(calls.listPictures, { query: {} })
  expect(first.rows.map(({ key }) => key)).toEqual(keys.slice(0, 12))
  expect(first.rows[0]).toMatchObject({ title: 'Site plan', label: name })
  const { data: next } = await accounts.call(calls.listPictures, { query: { before: first.older! } })
  expect(next.rows[0]?.key).toBe(keys[12])
  const { data: theirs } = await otherDriver.call(calls.listPictures, { query: {} })
  expect(theirs.rows.filter(({ key }) => keys.includes(key))).toEqual([])
})

test('the database keeps originals and versions as they are', async () => {
  const { place } = await newClient()
  const [one, two] = [await newDocument(accounts, place), await newDocument(accounts, place)]
  const { data } = await save(accounts, one.key, await cropped())
  const made = data.versions[0]!.key
  const idOf = '(select id from file where key = $1)'
  const refused = (sql: string, ...values: unknown[]) =>
    expect(pool.query(sql, values)).rejects.toMatchObject({ code: 'HY002' })
  const insert = `insert into picture_version (file_id, original_file_id, version_no) values
    ((select id from file where key = $1), (select id from file where key = $2), 9)`
  await refused(insert, two.key, one.key)
  await refused(insert, one.key, made)
  await refused(insert, one.key, one.key)
  await refused(`delete from picture_version where file_id = ${idOf}`, made)
  await refused(`update picture_version set version_no = 7 where file_id = ${idOf}`, made)
  await refused(`update file set sha256 = repeat('0', 64) where key = $1`, one.key)
  await refused(`update file set record_id = record_id + 1 where key = $1`, one.key)
})
