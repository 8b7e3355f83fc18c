import * as z from 'zod'
import { expect, test } from 'vitest'
import { driverJobEndpoints } from './endpoints.ts'

test('no answer of the area has a field for a price', () => {
  for (const [name, { output }] of Object.entries(driverJobEndpoints)) {
    const schema = JSON.stringify(z.toJSONSchema(output, { io: 'output' }))
    const fields = [...schema.matchAll(/"([a-z_]+)":\{/g)].map(([, field]) => field ?? '')
    const dear = fields.filter((field) => /cents|price|rate|cost|gst|amount/.test(field))
    // A document view has these for documents with prices; in a docket they are empty.
    expect([name, dear.filter((field) => field !== 'unit_price' && field !== 'has_prices')]).toEqual([
      name,
      [],
    ])
    if (dear.includes('unit_price')) expect(schema).toContain('"unit_price":{"type":"string","maxLength":0}')
  }
})
