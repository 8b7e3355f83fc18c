import { importEndpoints as calls } from '#areas/imports/contract/endpoints.ts'
import type { ImportKindName } from '#areas/imports/contract/choices.ts'
import { isUnderWay } from '#areas/imports/rules/import-status.ts'
import { bytesOf } from '#platform/server/files/content-of.ts'
import { xlsxDownload } from '#platform/server/export/xlsx.ts'
import { csvRow } from '#shared/csv.ts'
import { vi } from 'vitest'
import type { Caller } from './app.ts'

type Cells = readonly (string | number)[]

export const csvOf = (...lines: readonly Cells[]): Buffer =>
  Buffer.from(lines.map((line) => csvRow(line)).join(''))

/** An Excel file whose numbers are numbers and whose dates (`2026-11-20`) are dates. */
export async function xlsxOf(headings: readonly string[], ...rows: readonly Cells[]): Promise<Buffer> {
  async function* pages() {
    yield rows
  }
  const kindOf = (value: string | number | undefined) => {
    if (typeof value === 'number') return 'number' as const
    return /^\d{4}-\d\d-\d\d$/.test(value ?? '') ? ('date' as const) : ('text' as const)
  }
  const columns = headings.map((heading, at) => ({ heading, kind: kindOf(rows[0]?.[at]) }))
  return bytesOf(xlsxDownload('x.xlsx', { title: 'Sheet', columns, pages: pages() }).body)
}

export const startImport = (who: Caller, kind: ImportKindName, content: Buffer, file_name = 'file.csv') =>
  who.call(calls.startImport, { body: { kind, file_name } }, { files: [{ name: file_name, content }] })

/** The import once the server has done with it. */
export async function settled(who: Caller, id: number) {
  const read = async () => (await who.call(calls.getImport, { params: { id } })).data
  await vi.waitUntil(async () => !isUnderWay(await read()), { timeout: 30_000, interval: 50 })
  return read()
}

/** A file read, matched as proposed, and checked. */
export async function checkedImport(who: Caller, kind: ImportKindName, content: Buffer, file_name?: string) {
  const { data, text, status } = await startImport(who, kind, content, file_name)
  if (status !== 200) throw new Error(text)
  const fields = data.columns.map(({ field }) => field)
  const matched = await who.call(calls.matchImport, {
    params: { id: data.id },
    body: { version: data.version, fields },
  })
  if (matched.status !== 200) throw new Error(matched.text)
  return settled(who, data.id)
}

/** The good rows of a checked file imported. */
export async function accepted(who: Caller, { id, version }: { id: number; version: number }) {
  const { status, text } = await who.call(calls.acceptImport, { params: { id }, body: { version } })
  if (status !== 200) throw new Error(text)
  return settled(who, id)
}

export async function imported(who: Caller, kind: ImportKindName, content: Buffer, file_name?: string) {
  return accepted(who, await checkedImport(who, kind, content, file_name))
}

export async function undone(who: Caller, { id, version }: { id: number; version: number }) {
  const { status, text } = await who.call(calls.undoImport, { params: { id }, body: { version } })
  if (status !== 200) throw new Error(text)
  return settled(who, id)
}

/** What is wrong with the rows of a checked file. */
export async function problemsOf(who: Caller, id: number): Promise<string[]> {
  const { data } = await who.call(calls.listImportProblems, { params: { id }, query: { page_size: 200 } })
  return data.map(({ message }) => message)
}
