import type { Download } from '#platform/contract/endpoint.ts'
import { type CsvValue, csvRow } from '#shared/csv.ts'

/** Without it Excel takes the file for its own old encoding. */
const byteOrderMark = '\ufeff'

/** A file is sent in parts of so many characters or somewhat more. */
const partLength = 32_768

/** A CSV file that is written while it is read, however long: UTF-8 for Excel, lines ended by CR LF. */
export function csvDownload(
  filename: string,
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>,
): Download {
  async function* body() {
    yield byteOrderMark + csvRow(headings)
    for await (const page of pages) {
      let text = ''
      for (const row of page) {
        text += csvRow(row)
        if (text.length < partLength) continue
        yield text
        text = ''
      }
      if (text !== '') yield text
    }
  }
  return { content_type: 'text/csv; charset=utf-8', disposition: 'attachment', filename, body: body() }
}

/** So many rows of a list are read at once: their writing keeps nobody else waiting for long. */
export const exportPageRows = 500

/**
 * Every row of a list in the order of their ids, a page at a time: rows that come or go meanwhile neither double nor
 * hide another. While one page is written the next is read already. `fetchPage` gives the next rows with an id above
 * `after_id`, and none at the end.
 */
export async function* inPages<Row extends { readonly id: number }>(
  fetchPage: (after_id: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let page = await fetchPage(0)
  for (let last = page.at(-1); last; last = page.at(-1)) {
    const next = fetchPage(last.id)
    // Whoever downloads may leave while it is read: then nobody waits for it.
    next.catch(() => {})
    yield page
    page = await next
  }
}
