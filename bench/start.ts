import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, median } from './report.ts'
import { residentMb } from './resident-mb.ts'
import { startHaulyard } from './server.ts'

const warmStarts = 5

/** From nothing to the first answer, the same with existing data, and an idle server's memory. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, LOG_LEVEL: 'error' }
  const start = () => startHaulyard(env)
  try {
    const first = await start()
    const whole = await first.whole_ms
    await first.stop()
    const warm: number[] = []
    let memory = 0
    for (let at = 0; at < warmStarts; at++) {
      const server = await start()
      warm.push(server.started_ms)
      if (at === warmStarts - 1) {
        // Memory from starting is released within half a minute.
        await sleep(60_000)
        memory = await residentMb(server.pid)
      }
      await server.stop()
    }
    return [
      {
        name: 'first ever start with the demo company, to the first answer',
        value: first.started_ms / 1000,
        unit: 's',
        at_most: 15,
      },
      { name: 'first ever start, to a whole demo company', value: whole / 1000, unit: 's', at_most: 30 },
      {
        name: `warm start to the first answer, median of ${warmStarts}`,
        value: median(warm) / 1000,
        unit: 's',
        at_most: 1.5,
      },
      { name: 'server idle for a minute, resident', value: memory, unit: 'MB', at_most: 150 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
