import { expect, test } from 'vitest'
import { csvDownload, inPages } from './csv.ts'

const textOf = async (body: AsyncIterable<Uint8Array | string>): Promise<string> => {
  let text = ''
  for await (const part of body) text += String(part)
  return text
}

async function* pageOf<T>(...rows: T[]) {
  yield rows
}

test('an export begins with the BOM Excel needs, and ends lines with CR LF', async () => {
  const download = csvDownload(
    'Clients.csv',
    ['Name', 'Suburb'],
    pageOf(['Nguyễn & Sons', 'Moe'], ['A, B', null]),
  )
  expect(download).toMatchObject({
    content_type: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    filename: 'Clients.csv',
  })
  expect(await textOf(download.body)).toBe('\ufeffName,Suburb\r\nNguyễn & Sons,Moe\r\n"A, B",\r\n')
})

test('what a spreadsheet would run is made harmless', async () => {
  const download = csvDownload('x.csv', ['Name'], pageOf(['=HYPERLINK("http://evil.example")']))
  expect(await textOf(download.body)).toBe('\ufeffName\r\n"\'=HYPERLINK(""http://evil.example"")"\r\n')
})

test('without rows the headings remain', async () => {
  expect(await textOf(csvDownload('x.csv', ['Name'], pageOf()).body)).toBe('\ufeffName\r\n')
})

test('a long export is read as it is sent, not in advance', async () => {
  let read = 0
  async function* many() {
    while (read < 100_000) {
      read += 100
      yield Array.from({ length: 100 }, (_, at) => ['a name of some length', read + at])
    }
  }
  const parts = csvDownload('x.csv', ['Name', 'n'], many()).body[Symbol.asyncIterator]()
  await parts.next()
  await parts.next()
  expect(read).toBeGreaterThanOrEqual(100)
  expect(read).toBeLessThan(2000)
})

test('pages follow the last id, each row once, whatever is added or removed in the meantime', async () => {
  let ids = Array.from({ length: 10 }, (_, at) => at + 1)
  const seen: number[] = []
  const fetched = inPages(async (after) => {
    const page = ids.filter((id) => id > after).slice(0, 3)
    ids = [...ids.filter((id) => id !== 1), ...(after === 6 ? [11] : [])]
    return page.map((id) => ({ id }))
  })
  for await (const page of fetched) seen.push(...page.map(({ id }) => id))
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('an unreadable page aborts the export, and a client that has left does not see it', async () => {
  const broken = () =>
    inPages(async (after) => {
      if (after > 0) throw new Error('The database has gone')
      return [{ id: 1 }]
    })
  const patient = broken()
  expect(await patient.next()).toEqual({ done: false, value: [{ id: 1 }] })
  await expect(patient.next()).rejects.toThrow('The database has gone')
  const leaving = broken()
  await leaving.next()
  expect(await leaving.return(undefined)).toEqual({ done: true, value: undefined })
})
