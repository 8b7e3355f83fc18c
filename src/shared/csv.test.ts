import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvRow } from './csv.ts'

/** An RFC 4180 reader, written independently of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = text
  while (rest !== '') {
    const [whole, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (whole === undefined) throw new Error(`Not CSV: ${JSON.stringify(rest)}`)
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push(row.splice(0))
    rest = rest.slice(whole.length)
  }
  if (row.length > 0) throw new Error('No line end')
  return rows
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '1', 'a', ' ', '＝'))
    .map((all) => all.join('')),
)

describe('csvRow', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+61412345678', "'+61412345678"],
    ['-1+1', "'-1+1"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['\r=1', `"'\r=1"`],
  ])('disarms the formula in %j', (value, cell) => expect(csvRow([value])).toBe(`${cell}\r\n`))

  test.each([
    [-5, '-5'],
    ['-12.50', '-12.50'],
    [0, '0'],
    [null, ''],
    ['a=b', 'a=b'],
    ['Smith, Sons', '"Smith, Sons"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('writes %j as %j', (value, cell) => expect(csvRow([value])).toBe(`${cell}\r\n`))

  it('round-trips, apart from the apostrophes, and runs nothing', () =>
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), (rows) => {
        const read = readCsv(rows.map((row) => csvRow(row)).join(''))
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
        read.flat().forEach((cell, at) => {
          const value = rows.flat()[at]!
          expect([value, `'${value}`]).toContain(cell)
          expect(cell).toMatch(/^(?![=+\-@\t\r])|^-\d[\d.]*$/)
        })
      }),
    ))
})
