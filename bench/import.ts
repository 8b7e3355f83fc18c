import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Import } from '#areas/imports/contract/import.ts'
import { isUnderWay } from '#areas/imports/rules/import-status.ts'
import { csvRow } from '#shared/csv.ts'
import type { Figure } from './report.ts'
import { authorization, startHaulyard } from './server.ts'

const count = 10_000

/** Importing 10,000 clients from a spreadsheet: read, check and import, and how long others wait meanwhile. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const server = await startHaulyard({ HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' })
  try {
    await server.whole_ms
    const headers = { ...(await authorization(server.origin)), 'content-type': 'application/json' }
    const call = async (path: string, body?: object): Promise<Import> => {
      const response = await fetch(`${server.origin}/api/imports${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      const answer = (await response.json()) as { data: Import; message: string }
      if (!response.ok) throw new Error(answer.message)
      return answer.data
    }
    const whenDone = async (id: number): Promise<Import> => {
      for (;;) {
        const found = await call(`/${id}`)
        if (!isUnderWay(found)) return found
        await sleep(100)
      }
    }
    const waits = watchOthers(server.origin, headers)
    const begun = performance.now()
    const { id, version, columns } = await call('', {
      kind: 'client',
      file_name: 'clients.csv',
      content: fileOf(count),
    })
    const read_at = performance.now()
    await call(`/${id}/match`, { version, fields: columns.map(({ field }) => field) })
    const checked = await whenDone(id)
    const checked_at = performance.now()
    await call(`/${id}/accept`, { version: checked.version })
    const { imported_count } = await whenDone(id)
    const ended = performance.now()
    const longest = await waits()
    if (imported_count !== count) throw new Error(`Only ${imported_count} clients were imported.`)
    return [
      { name: 'Import of 10,000 clients, whole', value: (ended - begun) / 1000, unit: 's', at_most: 30 },
      { name: 'Import of 10,000 clients, reading the file', value: (read_at - begun) / 1000, unit: 's' },
      { name: 'Import of 10,000 clients, check', value: (checked_at - read_at) / 1000, unit: 's' },
      { name: 'Import of 10,000 clients, import', value: (ended - checked_at) / 1000, unit: 's' },
      { name: 'Longest wait for a list meanwhile', value: longest, unit: 'ms', at_most: 500 },
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function fileOf(rows: number): string {
  const lines = [
    ['Name', 'Type', 'Email', 'Phone', 'Address', 'Suburb', 'State', 'Postcode', 'Payment terms', 'Source'],
    ...Array.from({ length: rows }, (_, at) => [
      `Bench Client ${at} Pty Ltd`,
      'Builder',
      `accounts${at}@example.com`,
      '03 5550 0123',
      `${at} Sydney Road`,
      'Coburg',
      'VIC',
      '3058',
      '30 days',
      'Spreadsheet',
    ]),
  ]
  return Buffer.from(lines.map((line) => csvRow(line)).join('')).toString('base64')
}

/** Asks for a list again and again. @returns what stops it, with the longest wait in milliseconds. */
function watchOthers(origin: string, headers: Record<string, string>): () => Promise<number> {
  let isOver = false
  let longest = 0
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(`${origin}/api/suppliers?page_size=10`, { headers })).text()
      longest = Math.max(longest, performance.now() - begun)
      await sleep(20)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return longest
  }
}
