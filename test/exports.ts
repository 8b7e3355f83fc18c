import type { Db } from '#platform/server/database/database.ts'
import type { Caller } from './app.ts'

/** An export as a spreadsheet reads it: its headings, and each row's cells by heading. */
export async function exported(
  who: Caller,
  path: `/api/${string}/export`,
  query = '',
): Promise<{ headings: string[]; rows: Record<string, string>[] }> {
  const { status, text } = await who.request('GET', `${path}?${query}`)
  if (status !== 200) throw new Error(text)
  return tableOf(text)
}

/** A CSV file by its headings. */
export function tableOf(csv: string): { headings: string[]; rows: Record<string, string>[] } {
  const [headings = [], ...rows] = linesOf(csv.replace(/^\ufeff/, ''))
  return {
    headings,
    rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [headings[at]!, cell]))),
  }
}

/** An RFC 4180 reader, written independently of the writer. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n)/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(cells)
    cells = []
  }
  return lines
}

/** The latest log entry for an export of these records. */
export async function lastExport(app: { platform: { db: Db } }, record_type: string) {
  return app.platform.db
    .selectFrom('activity_log')
    .select(['actor', 'record_label', 'after'])
    .where('action', '=', 'exported')
    .where('record_type', '=', record_type)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
