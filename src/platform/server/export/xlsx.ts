import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Download } from '#platform/contract/endpoint.ts'
import type { ColumnKind } from './export-columns.ts'
import { maxSheetRows, rowWriter, sheetEnd, sheetStart, workbookFiles } from './sheet-xml.ts'

interface Sheet {
  title: string
  columns: readonly { heading: string; kind: ColumnKind }[]
  pages: AsyncIterable<readonly (readonly (string | number | null)[])[]>
}

/** Rows are much alike: a higher level would make the file little smaller and take twice as long. */
const compressionLevel = 3
const partLength = 65_536

/** An Excel file of one sheet and any length, written while it is read. */
export function xlsxDownload(filename: string, sheet: Sheet): Download {
  return {
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    disposition: 'attachment',
    filename,
    body: zipped(sheet),
  }
}

async function* zipped(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const reading = { isOver: false }
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const source = Readable.from(sheetXml(sheet, reading), { objectMode: false })
  // The library waits for the end of a failed source, and reports nothing.
  source.on('error', (error) => output.destroy(error))
  for (const [path, xml] of Object.entries(workbookFiles(sheet.title)))
    zip.addBuffer(Buffer.from(xml), path, { compress: true })
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml', { compressionLevel })
  zip.end()
  try {
    yield* output.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } finally {
    // The client may disconnect: then nothing more is read, and the archive is ended so that its compressor
    // is freed.
    reading.isOver = true
    output.resume()
  }
}

async function* sheetXml(
  { columns, pages }: Sheet,
  reading: { readonly isOver: boolean },
): AsyncGenerator<string> {
  const write = rowWriter(columns.map(({ kind }) => kind))
  let text = sheetStart(columns)
  let last = 1
  try {
    for await (const page of pages) {
      if (reading.isOver) return
      for (const row of page) {
        if (last === maxSheetRows) throw new Error(`A sheet holds ${maxSheetRows} rows at most`)
        text += write(++last, row)
        if (text.length < partLength) continue
        yield text
        text = ''
      }
    }
  } catch (error) {
    if (!reading.isOver) throw error
  }
  yield text + sheetEnd(columns.length, last)
}
