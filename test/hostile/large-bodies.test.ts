import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { type Endpoint, maxBody } from '#platform/contract/endpoint.ts'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { testApp } from '../app.ts'
import { type Document, operationsOf } from '../fuzz/operations.ts'
import { count, figure } from '../proof.ts'
import { largeBodies } from './large-bodies.ts'

const endpoints: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...serverAreas.map((area) => area.endpoints),
)
const app = await testApp()
const administrator = await app.as('administrator')
const operations = operationsOf(openApi(endpoints) as unknown as Document)
/** In milliseconds. */
const limit = count({ short: 1000, full: 50 })
const headers = { 'content-type': 'application/json' }

/** The quickest of three tries, since other work disturbs. */
async function refusal(e: Endpoint, payload: string): Promise<{ status: number; ms: number }> {
  const url = e.path.replace('{role}', 'superAdmin').replaceAll(/:(\w+)/g, '1')
  const refused = { status: 0, ms: Infinity }
  for (let tries = 0; tries < 3 && refused.ms > limit / 2; tries++) {
    const started = performance.now()
    refused.status = (await administrator.request(e.method, url, { payload, headers })).status
    refused.ms = Math.min(refused.ms, performance.now() - started)
  }
  return refused
}

// S16.
test('a body of a megabyte, or as large as its call takes, is refused at once', async () => {
  const times: number[] = []
  for (const [at, { name, body }] of operations.entries()) {
    const e = endpoints[name]
    if (!e || !body) continue
    for (const bytes of new Set([maxBody(e), 1_000_000])) {
      const bodies = largeBodies(body, bytes)
      // In short one kind for each call, each time another.
      const from = at % bodies.length
      for (const sent of bodies.slice(
        count({ short: from, full: 0 }),
        count({ short: from + 1, full: Infinity }),
      )) {
        const { status, ms } = await refusal(e, sent)
        expect([400, 403, 404, 409, 413, 415, 422, 429], `${name} ${sent.slice(0, 40)}`).toContain(status)
        expect(ms, `${name} ${sent.slice(0, 40)}`).toBeLessThan(limit)
        times.push(ms)
      }
    }
  }
  expect(times.length).toBeGreaterThan(300)
  figure('S16', `${times.length} bodies of up to 1 MB, refused within ${Math.max(...times).toFixed(0)} ms`)
})
