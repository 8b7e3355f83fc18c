import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { documentPdf } from '../src/platform/server/pdf/document-pdf.ts'
import { openPdf } from '../src/platform/server/pdf/pdf.ts'
import type { DocumentView } from '../src/shared/document-view.ts'
import { type Figure, median } from './report.ts'

const warmUps = 10
const documents = 200
const pauseMs = 5
const issued_at = new Date('2026-11-20T06:00:00+11:00')

/** How long a quote's PDF takes with a warm typesetter, what it delays, and the memory it retains. */
export async function run(): Promise<Figure[]> {
  const pdf = openPdf()
  const times = async (lines: number, count: number): Promise<number[]> => {
    const durations: number[] = []
    for (let at = 0; at < count; at++) {
      const order = { ...documentPdf(quoteOf(lines, at)), issued_at }
      const start = performance.now()
      await pdf.render(order)
      durations.push(performance.now() - start)
      await sleep(pauseMs)
    }
    return durations
  }
  try {
    const cold = await times(20, 1)
    await times(60, warmUps)
    const common = await times(20, 50)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const before = process.memoryUsage().rss
    delay.enable()
    const long = await times(60, documents)
    const late = delay.max / 1e6
    const grown = (process.memoryUsage().rss - before) / 1_048_576
    delay.reset()
    await sleep(long.reduce((sum, ms) => sum + ms, 0))
    const idle = delay.max / 1e6
    delay.disable()
    const longest = await times(600, 5)
    return [
      { name: 'first PDF, with its process', value: cold[0] ?? Number.NaN, unit: 'ms' },
      { name: 'PDF of a quote of 20 lines, warm, median', value: median(common), unit: 'ms', at_most: 25 },
      { name: 'PDF of a quote of 60 lines, three pages, warm, median', value: median(long), unit: 'ms' },
      { name: 'PDF of a quote of 600 lines, warm, median', value: median(longest), unit: 'ms' },
      {
        name: `event loop while ${documents} of 60 lines are set, longest delay`,
        value: late,
        unit: 'ms',
        at_most: 20,
      },
      { name: 'event loop as long with nothing to do, longest delay', value: idle, unit: 'ms' },
      {
        name: `memory after ${documents} further documents, growth`,
        value: Math.max(grown, 0),
        unit: 'MB',
        at_most: 40,
      },
    ]
  } finally {
    await pdf.stop()
  }
}

/** All different, so that nothing is cached from the one before. */
function quoteOf(count: number, number: number): DocumentView {
  return {
    title: 'Quote',
    number: `Q-${String(number).padStart(6, '0')}`,
    mark: null,
    seller: { name: 'Yarra Ridge Plant & Cartage Pty Ltd', lines: ['ABN 11 900 000 017', '03 5550 0100'] },
    buyer: { name: 'Merri Creek Constructions Pty Ltd', lines: ['88 Sydney Road', 'Brunswick VIC 3056'] },
    facts: [
      { label: 'Date', value: '20 Nov 2026' },
      { label: 'Valid until', value: '20 Dec 2026' },
    ],
    intro: [{ heading: 'Basement dig', text: 'Excavation and cartage of spoil to a licensed tip.' }],
    has_prices: true,
    lines: Array.from({ length: count }, (_, at) => ({
      description: `Excavator with operator, stage ${at + 1} of ${number}`,
      detail: at % 3 === 0 ? 'Minimum 4 hours' : null,
      quantity: String(at + 1),
      unit: 'hours',
      unit_price: '$185.00',
      total: `$${(at + 1) * 185}.00`,
      is_text: false,
      is_left_out: false,
    })),
    totals: [
      { label: 'GST', value: '$1,000.00', is_grand: false },
      { label: 'Total including GST', value: '$11,000.00', is_grand: true },
    ],
    tables: [],
    passages: [{ heading: 'Terms and conditions', text: 'Minimum hire of four hours.\n\n'.repeat(20) }],
    footer: 'Yarra Ridge Plant & Cartage Pty Ltd',
    evidence: null,
  }
}
