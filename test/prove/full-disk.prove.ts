import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { form } from '../app.ts'
import { ownPostgres } from '../own-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { count, figure } from '../proof.ts'
import { envOf, expectKept, withDatabase, secretForTests } from '../real-server.ts'
import { pdfBytes } from '../uploads.ts'

const own = await ownPostgres()
await own.admin.query(`create role full_disk login createrole password 'own'`)
await own.admin.query('create database full_disk owner full_disk')

/** A separate disk of so many MB. Without the right to mount one the test fails. */
function smallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status !== 0) throw new Error(`No disk could be mounted for this test: ${stderr.toString()}`)
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Fills the disk, apart from so many bytes; frees it when called. */
function fill(folder: string, left = 0): () => void {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  const part = Buffer.alloc(4096)
  try {
    for (let free = statfsSync(folder); free.bavail * free.bsize > left; free = statfsSync(folder))
      writeSync(file, part)
  } catch {
    // The disk is full.
  }
  closeSync(file)
  return () => rmSync(path)
}
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted()

// R13 for the disk of the files; the database is elsewhere.
test(
  'on a full disk an upload is refused with a message and leaves nothing, everything else works, and it recovers by itself',
  { timeout: count({ short: 120_000, full: 1_200_000 }) },
  async () => {
    const disk = smallDisk(20)
    const server = await start({
      HAULYARD_DATA: disk,
      HAULYARD_DEMO: '0',
      DATABASE_URL: own.url({ user: 'full_disk', password: 'own', database: 'full_disk' }),
      HAULYARD_SECRET: secretForTests,
    })
    onTestFinished(async () => void (await server.end('SIGTERM')))
    const headers = await setUp(server.origin)
    const client = { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example' }
    const made = await post(server.origin, '/api/clients', client, headers)
    const { id } = made.data as { id: number }
    const types = (await (
      await fetch(`${server.origin}/api/document-types?record_type=client`, { headers })
    ).json()) as {
      data: { id: number; name: string }[]
    }
    const type = types.data.find(({ name }) => name === 'Other')!
    const upload = async (inside: string) => {
      const content = pdfBytes(inside)
      const sent = form({ document_type_id: type.id, title: 'A scan' }, [
        { name: 'scan.pdf', content, type: 'application/pdf' },
      ])
      const answer = await fetch(`${server.origin}/api/records/client/${id}/documents`, {
        method: 'POST',
        headers: { ...headers, ...sent.headers },
        body: new Uint8Array(sent.payload),
      })
      const { message, data } = (await answer.json()) as { message: string; data: unknown }
      return { status: answer.status, message, data }
    }

    const rounds = count({ short: 3, full: 100 })
    let refused = 0
    let kept = 0
    for (let round = 0; round < rounds; round++) {
      expect(await upload(`kept ${round}`)).toMatchObject({ status: 200 })
      kept++
      const files = filesIn(disk)
      // From no space at all to nearly enough.
      const giveBack = fill(disk, (round % 5) * 40_000)
      const large = 'x'.repeat(200_000)
      const answers = await Promise.all([1, 2, 3].map((n) => upload(`${round} ${n} ${large}`)))
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 507,
          message: 'There is no space left on the server. Nothing was saved.',
        })
        refused++
      }
      // Calls without files work as usual.
      const list = await fetch(`${server.origin}/api/clients`, { headers })
      expect(list.status).toBe(200)
      const more = { ...client, name: `Full ${round}` }
      expect(await post(server.origin, '/api/clients', more, headers)).toMatchObject({ status: 200 })
      giveBack()
      await expect.poll(() => filesIn(disk)).toEqual(files)
    }
    const database = await own.connectTo('full_disk')
    expect((await database.query('select from document')).rowCount).toBe(kept)
    await database.end()
    figure(
      'R13',
      `${rounds} times no space for files: ${refused} uploads refused with 507, ${kept} kept, no file by half; all else went on, no restart`,
    )
  },
)

// R13 for the disk of the database, shared with the files.
test(
  "when the database's disk is full nothing acknowledged is lost, and it recovers by itself",
  { timeout: count({ short: 120_000, full: 1_200_000 }) },
  async () => {
    const disk = smallDisk(300)
    const server = await start(envOf(disk))
    onTestFinished(async () => {
      await server.end('SIGKILL')
      await stopPostgres(disk)
    })
    const headers = await setUp(server.origin)
    const acknowledged: string[] = []
    const counts = new Map<number, number>()
    let written = 0
    const write = async () => {
      const name = `Full ${++written}`
      const body = { name, client_type: 'civil', email: 'office@example.com' }
      const { status } = await post(server.origin, '/api/clients', body, {
        ...headers,
        'idempotency-key': name,
      })
      if (status === 200) acknowledged.push(name)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      return status
    }
    const rounds = count({ short: 2, full: 20 })
    let readable = 0
    for (let round = 0; round < rounds; round++) {
      // From no space at all to enough for about a hundred writes, so that it runs out wherever the database
      // needs more.
      const giveBack = fill(disk, (round % 5) * 4_000_000)
      const until = performance.now() + 2500
      while (performance.now() < until) await Promise.all([write(), write(), write(), write()])
      const read = await fetch(`${server.origin}/api/clients`, { headers })
      // If the database could not even write its log it is down until there is space.
      expect([200, 503]).toContain(read.status)
      if (read.status === 200) readable++
      giveBack()
      await expect.poll(write, { timeout: 10_000 }).toBe(200)
    }
    expect([...counts.keys()].filter((status) => ![200, 503, 507].includes(status))).toEqual([])
    expect(server.child.exitCode).toBeNull()
    expect(await server.end('SIGTERM')).toBe(0)
    await withDatabase(disk, (owner) => expectKept(owner, acknowledged))
    figure(
      'R13',
      `${rounds} times no space for the database: ${acknowledged.length} acknowledged writes, 0 lost, no restart; read meanwhile in ${readable}`,
    )
  },
)
