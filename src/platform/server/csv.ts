import type { Download } from '#platform/contract/endpoint.ts'
import { type CsvValue, csvRow } from '#shared/csv.ts'

/** Without it Excel takes the file for its own old encoding. */
const byteOrderMark = '\ufeff'

/** A CSV file that is written while it is read, however long: UTF-8 for Excel, lines ended by CR LF. */
export function csvDownload(
  filename: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]>,
): Download {
  async function* body() {
    yield byteOrderMark + csvRow(headings)
    let text = ''
    for await (const row of rows) {
      text += csvRow(row)
      if (text.length < 16_384) continue
      yield text
      text = ''
    }
    if (text !== '') yield text
  }
  return { content_type: 'text/csv; charset=utf-8', disposition: 'attachment', filename, body: body() }
}

/**
 * Every row of a list in the order of their ids, a page at a time: rows that come or go meanwhile neither double nor
 * hide another. `fetchPage` gives the next rows with an id above `after_id`, a thousand or so, and none at the end.
 */
export async function* inPages<Row extends { readonly id: number }>(
  fetchPage: (after_id: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const page = await fetchPage(last?.id ?? 0)
    yield* page
    last = page.at(-1)
  } while (last)
}
