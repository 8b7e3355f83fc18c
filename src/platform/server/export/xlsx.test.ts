import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ExportColumn, exported } from './export-columns.ts'
import { exportDownload } from './export-file.ts'
import { columnName } from './sheet-xml.ts'

interface Row {
  name: string | null
  trips: number | null
  cents: number | null
  day: string | null
  price: number | null
}
const columns: readonly ExportColumn<Row>[] = [
  exported.text('Name', (row) => row.name),
  exported.number('Trips', (row) => row.trips),
  exported.money('Limit', (row) => row.cents),
  exported.date('Since', (row) => row.day),
  exported.price('Rate', (row) => row.price),
]
const empty: Row = { name: null, trips: null, cents: null, day: null, price: null }

async function* pageOf(...rows: Partial<Row>[]) {
  yield rows.map((row) => ({ ...empty, ...row }))
}

async function bytesOf(format: 'csv' | 'xlsx', pages: AsyncIterable<readonly Row[]>): Promise<Buffer> {
  const { body } = exportDownload(format, { title: 'Clients', today: '2026-11-20', columns, pages })
  const parts: Buffer[] = []
  for await (const part of body) parts.push(Buffer.from(part as string))
  return Buffer.concat(parts)
}

/** A ZIP reader by central directory, written independently of the writer. */
function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = file.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    expect(file.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const [size, nameLength, extra, comment] = [at + 20, at + 28, at + 30, at + 32].map((place, index) =>
      index === 0 ? file.readUInt32LE(place) : file.readUInt16LE(place),
    ) as [number, number, number, number]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    files[name] = inflateRawSync(file.subarray(start, start + size)).toString('utf8')
    at += 46 + nameLength + extra + comment
  }
  return files
}

const sheetOf = async (...rows: Partial<Row>[]) =>
  unzip(await bytesOf('xlsx', pageOf(...rows)))['xl/worksheets/sheet1.xml']!

test.each([
  ['=1+1', '=1+1'],
  ['+61412345678', '+61412345678'],
  ['-1+1', '-1+1'],
  ['@SUM(A1)', '@SUM(A1)'],
  ['=HYPERLINK("http://evil.example")', '=HYPERLINK("http://evil.example")'],
  ['A & B <c> ]]>', 'A &amp; B &lt;c&gt; ]]&gt;'],
  ['nul\0, return\r and _x0041_', 'nul_x0000_, return_x000D_ and _x005F_x0041_'],
  ['half a pair \ud800', 'half a pair \ufffd'],
  ['Nguyễn 🚜', 'Nguyễn 🚜'],
])('%j is text in a cell and runs nothing', async (name, kept) => {
  const sheet = await sheetOf({ name })
  expect(sheet).toContain(
    `<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c></row>`,
  )
  expect(sheet).not.toContain('<f>')
})

test('numbers, dollars and days can be calculated with, and empty values have no cell', async () => {
  const sheet = await sheetOf(
    { trips: -3, cents: 123_456, day: '2026-11-20', price: 1425.75 },
    { name: '', cents: 0 },
    { day: '1900-03-01' },
  )
  expect(sheet).toContain(
    '<row r="2"><c r="B2" s="0"><v>-3</v></c><c r="C2" s="3"><v>1234.56</v></c><c r="D2" s="4"><v>46346</v></c><c r="E2" s="5"><v>14.2575</v></c></row>',
  )
  expect(sheet).toContain('<row r="3"><c r="C3" s="3"><v>0</v></c></row>')
  expect(sheet).toContain('<row r="4"><c r="D4" s="4"><v>61</v></c></row>')
})

test('the headings are bold, stay visible and can filter, and the workbook lists every part it has', async () => {
  const files = unzip(await bytesOf('xlsx', pageOf({ name: 'A' })))
  const sheet = files['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<c r="C1" s="1" t="inlineStr"><is><t xml:space="preserve">Limit</t></is></c>')
  expect(sheet).toContain('<autoFilter ref="A1:E2"/>')
  expect(files['xl/workbook.xml']).toContain('<sheet name="Clients" sheetId="1" r:id="rId1"/>')
  const named = [...files['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path)
  expect(named.every((path) => path! in files)).toBe(true)
  const styles = files['xl/styles.xml']!.split('<cellXfs')[1]!
  expect(
    [...styles.matchAll(/numFmtId="(\d+)" fontId="(\d)"/g)].map(([, number, font]) => `${number}/${font}`),
  ).toEqual(['0/0', '49/1', '49/0', '4/0', '164/0', '165/0'])
})

test('CSV and Excel have the same rows from the same columns', async () => {
  const rows = () =>
    pageOf(
      { name: 'Moe, Civil', trips: 4, cents: 123_450, day: '2026-11-20', price: 1425.75 },
      { cents: -5, price: 17_500 },
      { trips: 0, cents: 0, price: 0 },
    )
  expect((await bytesOf('csv', rows())).toString()).toBe(
    '\ufeffName,Trips,Limit,Since,Rate\r\n"Moe, Civil",4,1234.50,2026-11-20,14.2575\r\n,,-0.05,,175.00\r\n,0,0.00,,0.00\r\n',
  )
  const sheet = unzip(await bytesOf('xlsx', rows()))['xl/worksheets/sheet1.xml']!
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(4)
  expect(sheet).toContain('<v>-0.05</v>')
})

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('a long export is read as it is sent, and no further once the client has left', async () => {
  let read = 0
  let ended = false
  async function* many() {
    try {
      for (; read < 1_000_000; read++) yield [{ ...empty, name: `A name of some length ${Math.random()}` }]
    } finally {
      ended = true
    }
  }
  const { body } = exportDownload('xlsx', { title: 'Clients', today: '2026-11-20', columns, pages: many() })
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > 200_000) break
  }
  expect(read).toBeGreaterThan(1000)
  expect(read).toBeLessThan(100_000)
  await expect.poll(() => ended).toBe(true)
})

test('unreadable rows break off the file, so that it cannot pass for complete', async () => {
  async function* broken() {
    yield [{ ...empty, name: 'A' }]
    throw new Error('The database has gone')
  }
  await expect(bytesOf('xlsx', broken())).rejects.toThrow('The database has gone')
})
