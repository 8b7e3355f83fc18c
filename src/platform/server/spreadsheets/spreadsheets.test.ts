import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { csvOf, xlsxOf } from '#test/imports.ts'
import { csvLines } from './csv-lines.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { spreadsheetOf } from './spreadsheet.ts'
import { unpackedBytes } from './zip-size.ts'

const read = (content: Buffer) => readSpreadsheet(content, 1)
const problemOf = (content: Buffer) =>
  read(content).then(
    () => null,
    (error: Error) => error.message,
  )

/** A ZIP of one entry that says it unpacks to so many bytes. */
function zipOf(content: Buffer, said: number): Buffer {
  const packed = deflateRawSync(content)
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const sizes = (at: number, header: Buffer) => {
    header.writeUInt32LE(packed.length, at)
    header.writeUInt32LE(said, at + 4)
    header.writeUInt16LE(name.length, at + 8)
    return header
  }
  const local = sizes(18, Buffer.alloc(30))
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  const entry = sizes(20, Buffer.alloc(46))
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

test('a file that unpacks to too much is refused, whatever it says of itself', async () => {
  const honest = zipOf(Buffer.from('cut short'), 200_000_000)
  expect(unpackedBytes(honest)).toBe(200_000_000)
  expect(await problemOf(honest)).toBe(
    'This spreadsheet is too large when unpacked. Save only the sheet with the rows, or split it.',
  )
  expect(await problemOf(zipOf(Buffer.alloc(10_000_000, ' '), 1000))).toBe(
    'This spreadsheet is damaged and cannot be read. Open it, save it again as .xlsx or CSV, and choose that file.',
  )
  expect(unpackedBytes(Buffer.from('PK\x03\x04'))).toBeNull()
})

test('a cell may have 6,000 characters', async () => {
  expect(await problemOf(csvOf(['Name'], ['x'], ['x'.repeat(6001)]))).toBe(
    'Row 3 has a cell with more than 6,000 characters.',
  )
})

test('a file may have 20,000 rows, however many blank lines are between them', () => {
  const rowsOf = (text: string) => spreadsheetOf(csvLines(Buffer.from(text))).rows
  const spaced = rowsOf(`Name\n\n${'a\n\n'.repeat(15_000)}`)
  expect(spaced).toHaveLength(15_000)
  expect(spaced.at(-1)?.row_no).toBe(30_001)
  expect(rowsOf(`Name\n${'a\n'.repeat(20_000)}`)).toHaveLength(20_000)
  expect(() => rowsOf(`Name\n${'a\n'.repeat(20_000)}\n\na\n`)).toThrow(
    'A file can have 20,000 rows. Split it into several files.',
  )
})

test('a heading may begin with the letters that a ZIP file begins with', async () => {
  expect((await read(Buffer.from('PK_ID,Name\n1,Digger'))).headings).toEqual(['PK_ID', 'Name'])
  expect(await problemOf(Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]))).toBe(
    'This spreadsheet is damaged and cannot be read. Open it, save it again as .xlsx or CSV, and choose that file.',
  )
})

test('CSV is read with commas, semicolons or tabs, and in the encodings of Excel', async () => {
  const rows = [{ row_no: 2, cells: ['José', '1,5'] }]
  const same = { headings: ['Name', 'Café'], rows }
  expect(await read(Buffer.from('\ufeffName,Café\r\nJosé,"1,5"\r\n'))).toEqual(same)
  expect(await read(Buffer.from('Name;Café\nJosé;1,5'))).toEqual(same)
  expect(await read(Buffer.from('\ufeffName\tCafé\nJosé\t1,5', 'utf16le'))).toEqual(same)
  expect(await read(Buffer.from('Name;Café\rJosé;1,5', 'latin1'))).toEqual(same)
})

test('rows have the numbers that the spreadsheet shows, blank ones counted', async () => {
  const csv = Buffer.from('\n\nName,Notes\nOne,"two\nlines"\n\n,\nTwo,\n')
  expect((await read(csv)).rows).toEqual([
    { row_no: 4, cells: ['One', 'two\nlines'] },
    { row_no: 7, cells: ['Two', ''] },
  ])
  const xlsx = await xlsxOf(['Name', 'Notes'], ['One', 'a'], ['', ''], ['Two', ''])
  expect((await read(xlsx)).rows.map(({ row_no }) => row_no)).toEqual([2, 4])
})

test('an empty column without a heading is left out', async () => {
  expect(await read(csvOf(['Name', '', 'Make', ''], ['a', '', 'b', '']))).toEqual({
    headings: ['Name', 'Make'],
    rows: [{ row_no: 2, cells: ['a', 'b'] }],
  })
})
