import * as z from 'zod'
import { compilePicker } from '#platform/server/export/output-picker.ts'
import { type Figure, median } from './report.ts'

const text = z.string().nullable()
const Row = z.object({
  id: z.number(),
  number: z.string(),
  client_id: z.number(),
  client: z.string(),
  status: z.enum(['draft', 'sent']),
  date: z.string(),
  valid_until: text,
  accepted_at: text,
  created_at: z.string(),
  total_cents: z.number(),
  gst_cents: z.number(),
  margin: z.number().nullable(),
  site: text,
  suburb: text,
  postcode: text,
  contact: z.object({ name: z.string(), phone: text }),
  tags: z.array(z.string()),
  archived: z.number(),
  version: z.number(),
  notes: text,
})

const row = (at: number) => ({
  id: at,
  number: `Q-${1000 + at}`,
  client_id: at * 7,
  client: `Client "number" ${at} Pty Ltd`,
  status: 'sent' as const,
  date: '2026-11-21',
  valid_until: at % 2 ? '2026-12-21' : null,
  accepted_at: at % 3 ? null : '2026-11-21T01:02:03.000Z',
  created_at: '2026-11-21T01:02:03.000Z',
  total_cents: 123_456 + at,
  gst_cents: 12_345,
  margin: at % 2 ? 12.5 : null,
  site: at % 2 ? 'Depot' : null,
  suburb: 'Footscray',
  postcode: '3011',
  contact: { name: 'Pat', phone: null },
  tags: ['a', 'b'],
  archived: 0,
  version: 3,
  notes: at % 4 ? null : 'Ring before\ncoming',
})

const rounds = 31
const repeats = 400

/** What writing an answer by its schema costs over JSON.stringify alone: 50 rows of 20 fields, alternating rounds. */
export async function run(): Promise<Figure[]> {
  const rows = Array.from({ length: 50 }, (_, at) => row(at))
  const pick = compilePicker(z.array(Row))
  const ways = {
    plain: () =>
      JSON.stringify({ success: true, message: 'OK', data: rows, page: 1, page_size: 50, total: 1234 }),
    picked: () =>
      JSON.stringify({
        success: true,
        message: 'OK',
        data: pick(rows, {}),
        page: 1,
        page_size: 50,
        total: 1234,
      }),
  }
  if (ways.plain() !== ways.picked()) throw new Error('The two ways must write the same.')
  const times: Record<keyof typeof ways, number[]> = { plain: [], picked: [] }
  for (let round = 0; round < rounds; round++) {
    for (const way of ['plain', 'picked'] as const) {
      const start = performance.now()
      for (let at = 0; at < repeats; at++) ways[way]()
      if (round > 3) times[way].push(((performance.now() - start) * 1000) / repeats)
    }
  }
  const plain = median(times.plain)
  const picked = median(times.picked)
  return [
    { name: 'JSON.stringify, 50 rows × 20 fields', value: plain, unit: 'µs' },
    { name: 'output by schema, the same rows', value: picked, unit: 'µs' },
    {
      name: 'output by schema over JSON.stringify',
      value: 100 * (picked / plain - 1),
      unit: '%',
      at_most: 15,
    },
  ]
}
