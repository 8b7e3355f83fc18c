import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { testApp } from './app.ts'
import { p99 } from './latency.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { type Document, operationsOf } from './fuzz/operations.ts'
import { makeWorld } from './fuzz/world.ts'
import { count, figure } from './proof.ts'
import { usedMemory } from './used-memory.ts'

// Nothing may be refused only because the machine is busy.
const app = await testApp()
await makeWorld(app)
const document = openApi(Object.assign({}, ...serverAreas.map((area) => area.endpoints)))
const operations = operationsOf(document as unknown as Document)
/** How much more memory the server may hold afterwards, in MB. */
const most = 60

// R9.
test(
  'bad requests are refused as documented, and leave neither a row nor a file',
  { timeout: count({ short: 180_000, full: 7_200_000 }) },
  async () => {
    const each = count({ short: 3, full: 1000 })
    // Compiled and kept for good by whatever is called first.
    await fuzz(app, operations, { each: count({ short: 1, full: 20 }), seed: 1 })
    const before = await usedMemory()
    const { calls, statuses, faults, times } = await fuzz(app, operations, { each, seed: 9 })
    const more = (await usedMemory()) - before
    expect(faults).toEqual([])
    expect(calls).toBe(operations.length * each)
    expect(more).toBeLessThan(most)
    // A third of them got past field validation.
    for (const status of [400, 401, 403, 404, 409, 413, 415, 422])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
    figure(
      'R9',
      `${calls} bad requests to ${operations.length} operations, p99 ${p99(times).toFixed(0)} ms, ${more.toFixed(0)} MB more`,
    )
  },
)
