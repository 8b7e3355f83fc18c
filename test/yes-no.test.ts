import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { openApi } from '#platform/server/api-docs/openapi.ts'

/** The envelope's own flag (specification, section 7), and the printed docket, which is not data. */
const drawn = /\/success$|\/schemas\/DocketView\//

test('yes and no are 1 and 0 in every answer', () => {
  const endpoints: Record<string, Endpoint> = Object.assign({}, ...serverAreas.map((area) => area.endpoints))
  const places = booleansIn(openApi(endpoints), '')
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((place) => !drawn.test(place))).toEqual([])
})

function booleansIn(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([key, value]) => booleansIn(value, `${place}/${key}`))
  return 'type' in schema && schema.type === 'boolean' ? [place, ...inside] : inside
}
