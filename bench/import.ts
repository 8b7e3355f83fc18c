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

/** Rows of a file, the headings first. */
const files: Readonly<Record<'client' | 'asset', (at: number) => Readonly<Record<string, string>>>> = {
  client: (at) => ({
    Name: `Bench Client ${at} Pty Ltd`,
    Type: 'Builder',
    Email: `accounts${at}@example.com`,
    Phone: '03 5550 0123',
    Address: `${at} Sydney Road`,
    Suburb: 'Coburg',
    State: 'VIC',
    Postcode: '3058',
    'Payment terms': '30 days',
    Source: 'Spreadsheet',
  }),
  asset: (at) => ({
    'Fleet number': `BENCH-${at}`,
    Category: 'Excavator 5T',
    Name: 'Kubota 5 tonne',
    Make: 'Kubota',
    Model: 'U55-4',
    Year: '2021',
    'Serial number': `KBT-${at}`,
    'Operating mass': '5.4',
  }),
}

/** Importing 10,000 clients and assets, each undone again, and how long others wait meanwhile. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const server = await startHaulyard({ HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' })
  try {
    await server.whole_ms
    const headers = await authorization(server.origin)
    const waits = watchOthers(server.origin, headers)
    const figures = [
      ...(await figuresOf('client', callerOf(server.origin, headers))),
      ...(await figuresOf('asset', callerOf(server.origin, headers))),
    ]
    return [
      ...figures,
      { name: 'Longest wait for a list meanwhile', value: await waits(), unit: 'ms', at_most: 500 },
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Call = (path: string, body?: object, file?: string) => Promise<Import>

const callerOf =
  (origin: string, headers: Record<string, string>): Call =>
  async (path, body, file) => {
    const response = await fetch(`${origin}/api/imports${path}`, {
      headers: file === undefined ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { method: 'POST', body: file === undefined ? JSON.stringify(body) : formOf(body, file) }),
    })
    const answer = (await response.json()) as { data: Import; message: string }
    if (!response.ok) throw new Error(answer.message)
    return answer.data
  }

function formOf(data: object, file: string): FormData {
  const form = new FormData()
  form.append('data', JSON.stringify(data))
  form.append('file', new Blob([file]), 'file.csv')
  return form
}

async function figuresOf(kind: keyof typeof files, call: Call): Promise<Figure[]> {
  const whenDone = async (id: number): Promise<Import> => {
    for (;;) {
      const found = await call(`/${id}`)
      if (!isUnderWay(found)) return found
      await sleep(100)
    }
  }
  const begun = performance.now()
  const { id, version, columns } = await call('', { kind, file_name: `${kind}.csv` }, fileOf(kind))
  const read = performance.now()
  await call(`/${id}/match`, { version, fields: columns.map(({ field }) => field) })
  const checked = await whenDone(id)
  const checked_at = performance.now()
  await call(`/${id}/accept`, { version: checked.version })
  const done = await whenDone(id)
  const ended = performance.now()
  if (done.imported_count !== count) throw new Error(`Only ${done.imported_count} rows were imported.`)
  await call(`/${id}/undo`, { version: done.version })
  const { status } = await whenDone(id)
  const undone = performance.now()
  if (status !== 'undone') throw new Error(`The import of ${kind}s was not undone.`)
  const seconds = (what: string, from: number, to: number) => ({
    name: `Import of 10,000 ${kind}s, ${what}`,
    value: (to - from) / 1000,
    unit: 's',
  })
  return [
    { ...seconds('whole', begun, ended), at_most: 30 },
    seconds('reading the file', begun, read),
    seconds('check', read, checked_at),
    seconds('import', checked_at, ended),
    { ...seconds('undo', ended, undone), at_most: 30 },
  ]
}

function fileOf(kind: keyof typeof files): string {
  const rows = Array.from({ length: count }, (_, at) => files[kind](at))
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  return lines.map((line) => csvRow(line)).join('')
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
