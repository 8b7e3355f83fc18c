import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { pdfBytes } from '#test/uploads.ts'
import { fixedClock } from '../clock.ts'
import { openWrite } from '../change/open-write.ts'
import { system } from '../sessions/viewer.ts'
import { forgetContent, keepFile } from './file-rows.ts'
import { openFileStore } from './local-files.ts'
import { sweep } from './sweep-files.ts'
import { withUploads } from './with-uploads.ts'

const { db } = await testDatabase()
const clock = fixedClock('2026-11-05T00:00:00Z')
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })
const data = mkdtempSync(join(tmpdir(), 'haulyard-uploads-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const files = openFileStore(data)
const services = { db, files }
const limits = { max_bytes: 1_000_000 }
const owner = { record_type: 'client', record_id: 7 }

const onDisk = (): string[] =>
  existsSync(join(data, 'files'))
    ? readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []
const upload = (inside: string, keep: 'kept' | 'refused' | 'refused late', pause = 0) =>
  withUploads(services, async (receive) => {
    const file = await receive(Readable.from([pdfBytes(inside)]), 'a.pdf', limits)
    await write(system, async (change) => {
      if (keep === 'refused') throw new Error('refused')
      await keepFile(change, file, owner)
      await sleep(pause)
      if (keep === 'refused late') throw new Error('refused')
    })
    return file.sha256
  })

test.each(['refused', 'refused late'] as const)('nothing is left of an upload that was %s', async (keep) => {
  await expect(upload(keep, keep)).rejects.toThrow('refused')
  expect(onDisk()).toEqual([])
})

test('a file nobody asked to keep is gone when the work ends', async () => {
  await withUploads(services, (receive) => receive(Readable.from([pdfBytes('seen')]), 'a.pdf', limits))
  expect(onDisk()).toEqual([])
})

test('a file one change keeps stays, even if another with the same content is refused at the same moment', async () => {
  for (let round = 0; round < 20; round++) {
    const inside = `race ${round}`
    const pauses = [round % 4, (round * 7) % 5] as const
    const [one] = await Promise.allSettled([
      upload(inside, 'kept', pauses[0]),
      upload(inside, 'refused late', pauses[1]),
      upload(inside, 'refused late', 0),
    ])
    if (one.status === 'rejected') throw one.reason
    const { stream } = await files.open(one.value)
    const read: Uint8Array[] = []
    for await (const part of stream) read.push(part)
    expect(Buffer.concat(read)).toEqual(pdfBytes(inside))
  }
  expect(onDisk()).toHaveLength(20)
})

test('the sweep waits for a change in progress, and leaves what it keeps', async () => {
  let sha256 = ''
  await withUploads(services, async (receive) => {
    const file = await receive(Readable.from([pdfBytes('under way')]), 'a.pdf', limits)
    sha256 = file.sha256
    const forgotten = await write(system, async (change) => {
      await keepFile(change, file, owner)
      const forgetting = forgetContent(db, files, sha256)
      await sleep(50)
      return { forgetting }
    })
    await forgotten.forgetting
  })
  await sweep(services)
  expect((await files.open(sha256)).bytes).toBe(pdfBytes('under way').length)
})
