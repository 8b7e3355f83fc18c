import type { Download } from '#platform/contract/endpoint.ts'
import { type CsvValue, csvRow } from '#shared/csv.ts'

/** Without it Excel assumes its legacy encoding. */
const byteOrderMark = '\ufeff'

/** The file is sent in chunks of about this many characters. */
const partLength = 32_768

/** A CSV file of any length, written while it is read: UTF-8 with BOM for Excel, lines ended by CR LF. */
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

/** How many rows are read at once: formatting them delays nobody else for long. */
export const exportPageRows = 500

/**
 * Every row of a list in order of id, a page at a time: rows added or removed in the meantime neither duplicate nor
 * hide others. The next page is read while one is written. `fetchPage` returns the next rows with an id above
 * `after_id`, and none at the end.
 */
export async function* inPages<Row extends { readonly id: number }>(
  fetchPage: (after_id: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let page = await fetchPage(0)
  for (let last = page.at(-1); last; last = page.at(-1)) {
    const next = fetchPage(last.id)
    // The client may disconnect during a read, and then nobody awaits it.
    next.catch(() => {})
    yield page
    page = await next
  }
}
