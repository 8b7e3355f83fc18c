import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endpoints, urlOf } from '../foreign-ids.ts'
import { type Reply, testApp } from '../app.ts'
import { headerFaults } from '../header-faults.ts'
import { figure } from '../proof.ts'

const app = await testApp()
await app.server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.app.server.address() as AddressInfo
const nothing = { id: '999999999', record_type: 'client', record_id: '999999999', secret: 'A'.repeat(43) }

/** What each answer lacks, with what was asked. */
const faultsOf = (what: string, { status, headers }: Pick<Reply<unknown>, 'status' | 'headers'>): string[] =>
  headerFaults(headers as never).map((fault) => `${what} ${status}: ${fault}`)

async function answersOfCalls(): Promise<{ faults: string[]; statuses: Set<number>; tried: number }> {
  const outcome = { faults: [] as string[], statuses: new Set<number>(), tried: 0 }
  for (const name of ['administrator', 'driver', null] as const) {
    const caller = name ? await app.as(name) : app.visitor
    for (const [call, e] of endpoints) {
      // These end the session itself.
      if (e.effect === 'own_transactions') continue
      const url = urlOf(e, name ?? 'administrator', nothing)
      const reply = await caller.request(e.method, url, e.method === 'GET' ? {} : { payload: {} })
      outcome.faults.push(...faultsOf(call, reply))
      outcome.statuses.add(reply.status)
      outcome.tried++
    }
  }
  return outcome
}

/** What comes back for bytes that are no request: Node's own refusals. */
async function answerTo(bytes: string): Promise<Pick<Reply<unknown>, 'status' | 'headers'>> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((one) => one.split(/: (.*)/s).slice(0, 2) as [string, string])
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers) }
}

// S12.
test('every answer carries every header', { timeout: 120_000 }, async () => {
  const { faults, statuses, tried } = await answersOfCalls()
  for (const status of [200, 401, 403, 404, 422]) expect(statuses).toContain(status)

  const administrator = await app.as('administrator')
  const others = [
    ['GET', '/api/nothing'],
    ['GET', '/nothing'],
    ['TRACE', '/api/clients'],
    ['OPTIONS', '/api/clients'],
    ['GET', '/api/clients/%E0%A4%A'],
    ['GET', `/api/clients/${'9'.repeat(300)}`],
    ['GET', '/api/health/live'],
    ['GET', '/api/health/ready'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/openapi.json'],
    ['GET', '/api/clients/export?format=csv'],
    ['GET', '/api/clients/export?format=xlsx'],
    ['POST', '/api/clients'],
  ] as const
  for (const [method, url] of others)
    faults.push(...faultsOf(`${method} ${url}`, await administrator.request(method, url)))

  const noRequests = [
    'hello\r\n\r\n',
    'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n',
    'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nz\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: something\r\n\r\n',
  ]
  for (const bytes of noRequests) {
    const answer = await Promise.race([answerTo(bytes), sleep(10_000)])
    faults.push(
      ...(answer ? faultsOf(JSON.stringify(bytes.slice(0, 60)), answer) : [`no answer to ${bytes}`]),
    )
  }
  expect(faults).toEqual([])
  figure(
    'S12',
    `${tried} answers of calls with ${statuses.size} statuses, ${others.length} of other addresses, ${noRequests.length} to what is no request: every header on each`,
  )
})
