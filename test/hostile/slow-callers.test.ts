import { mkdtempSync, rmSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { clusterFolder } from '#platform/server/embedded-postgres/place.ts'
import { slowestDuring } from '../latency.ts'
import { copyCluster } from '../new-cluster.ts'
import { setUp, start } from '../process.ts'
import { count, figure } from '../proof.ts'

const folder = mkdtempSync(join(tmpdir(), 'haulyard-slow-'))
copyCluster(clusterFolder(folder), 'migrated')
const server = await start({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0' })
const open = new Set<Socket>()
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await server.end('SIGTERM')
  await stopPostgres(folder).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})
const headers = await setUp(server.origin)

const port = Number(new URL(server.origin).port)

interface Way {
  what: string
  beginning: string
  /** Said every second from then on. */
  more: string
  isBody?: boolean
}
const ways: readonly Way[] = [
  { what: 'says nothing', beginning: '', more: '' },
  { what: 'dribbles headers', beginning: 'GET /api/health HTTP/1.1\r\nhost: a\r\n', more: 'x: y\r\n' },
  {
    what: 'dribbles a body',
    beginning:
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n',
    more: ' ',
    isBody: true,
  },
  {
    what: 'dribbles a photo',
    beginning:
      `POST /api/records/user/1/documents HTTP/1.1\r\nhost: a\r\nauthorization: ${headers.authorization}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n--b\r\n',
    more: 'x',
    isBody: true,
  },
]

/** Opens a connection and never finishes. @returns after how many milliseconds it was shut. */
async function linger({ what, beginning, more }: Way): Promise<{ what: string; ms: number }> {
  const started = performance.now()
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  open.add(socket)
  socket.on('error', () => {}) // as it is cut
  socket.write(beginning)
  const talk = setInterval(() => socket.writable && socket.write(more), 1000)
  // Only a caller that keeps sending finds out that the connection is gone.
  socket.resume().on('end', () => more === '' && socket.destroy())
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(talk)
  open.delete(socket)
  return { what, ms: performance.now() - started }
}

// S15.
test(
  'callers who never finish are shut out within thirty seconds and hold up nobody',
  { timeout: 240_000 },
  async () => {
    const ofHeaders = count({ short: 20, full: 250 })
    const ofBodies = count({ short: 10, full: 50 })
    const during = (work: () => Promise<unknown>) =>
      slowestDuring(`${server.origin}/api/clients`, headers, work)
    await during(() => sleep(count({ short: 1000, full: 5000 })))
    const calm = await during(() => sleep(count({ short: 2000, full: 20_000 })))

    let times: { what: string; ms: number }[] = []
    const busy = await during(async () => {
      const callers = ways.flatMap((way) =>
        Array.from({ length: way.isBody ? ofBodies : ofHeaders }, () => way),
      )
      const lingering = []
      for (const way of callers) {
        lingering.push(linger(way))
        await sleep(5)
      }
      times = await Promise.all(lingering)
    })
    expect(times).toHaveLength(2 * (ofHeaders + ofBodies))
    expect(times.filter(({ ms }) => ms > 30_000)).toEqual([])
    // Nobody is sent away who may only be on a bad line. (Of one person's uploads a few are taken at once.)
    const early = times.filter(({ ms }) => ms < 15_000)
    expect(new Set(early.map(({ what }) => what))).toEqual(new Set(['dribbles a photo']))
    expect(busy).toBeLessThan(count({ short: 2000, full: 2 * calm }))
    expect(server.output()).not.toContain('unexpected')
    const slowest = Math.max(...times.map(({ ms }) => ms)) / 1000
    figure(
      'S15',
      `${2 * ofHeaders} connections with slow or no headers, ${2 * ofBodies} with slow bodies: all shut within ${slowest.toFixed(0)} s; p99 of others ${busy.toFixed(1)} ms, ${calm.toFixed(1)} ms alone`,
    )
  },
)
