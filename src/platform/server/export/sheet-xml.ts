import type { ColumnKind } from './export-columns.ts'

/** The row limit of a sheet, the heading included. */
export const maxSheetRows = 1_048_576
const maxCellLength = 32_767

/** Indexes in `cellXfs` of the styles below. */
const styleOf: Record<ColumnKind | 'heading', number> = {
  heading: 1,
  text: 2,
  number: 0,
  money: 3,
  date: 4,
  price: 5,
}
const widthOf: Record<ColumnKind, number> = { text: 22, number: 12, money: 14, price: 14, date: 13 }
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** `A`, `Z`, `AA`: a column by its index from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** What precedes the rows: the heading stays visible when scrolling. */
export function sheetStart(columns: readonly { heading: string; kind: ColumnKind }[]): string {
  const widths = columns.map(({ heading, kind }, at) => {
    const width = Math.max(widthOf[kind], heading.length + 4)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const headings = columns.map(({ heading }, at) => textCell(`${columnName(at)}1`, 'heading', heading))
  return `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

/** Writes row `r` (the heading is 1) with these kinds of column. Empty cells are left out. */
export function rowWriter(kinds: readonly ColumnKind[]) {
  const names = kinds.map((_, at) => columnName(at))
  return (r: number, values: readonly (string | number | null)[]): string => {
    let cells = ''
    for (const [at, value] of values.entries())
      if (value !== null && value !== '') cells += cell(`${names[at]}${r}`, kinds[at] ?? 'text', value)
    return `<row r="${r}">${cells}</row>`
  }
}

/** What follows the last row: filters on the headings, and no warnings about digits stored as text. */
export function sheetEnd(columns: number, rows: number): string {
  const all = `A1:${columnName(columns - 1)}${rows}`
  return `</sheetData><autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}

function cell(place: string, kind: ColumnKind, value: string | number): string {
  if (kind === 'date') return numberCell(place, kind, serialOf(String(value)))
  if (typeof value === 'number')
    return numberCell(place, kind, kind === 'money' || kind === 'price' ? value / 100 : value)
  return textCell(place, kind, value)
}

const numberCell = (place: string, kind: ColumnKind, value: number): string =>
  `<c r="${place}" s="${styleOf[kind]}"><v>${value}</v></c>`

/**
 * Text stays text, whatever it begins with: only `<f>` would be a formula, and the style keeps it text when
 * edited.
 */
const textCell = (place: string, kind: ColumnKind | 'heading', value: string): string =>
  `<c r="${place}" s="${styleOf[kind]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`

/** A day as spreadsheets count it: since 30 December 1899. */
const serialOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569

// XML cannot hold them at all, or reads them as something else.
const special = /[&<>\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[\da-f]{4}_)/giu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text for an element. Characters that XML does not allow are written as Excel does: `_x000D_`. */
export const xmlText = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .toWellFormed()
    .replace(
      special,
      (one) => entities[one] ?? `_x${one.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRels = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const part = (path: string, type: string): string =>
  `<Override PartName="${path}" ContentType="${spreadsheetType}.${type}+xml"/>`
const font = (inner: string): string =>
  `<font>${inner}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
const format = (numFmtId: number, fontId = 0): string =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** Every file of a workbook except its one sheet, `xl/worksheets/sheet1.xml`. */
export const workbookFiles = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': `${declaration}<Relationships ${packageRels}><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships ${packageRels}><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${relationships}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `${declaration}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00##"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${format(0)}${format(49, 1)}${format(49)}${format(4)}${format(164)}${format(165)}</cellXfs></styleSheet>`,
})

/** Sheet names have at most 31 characters, and some characters are not allowed. */
const sheetName = (title: string): string => xmlText(title.replaceAll(/[[\]:*?/\\"]/g, ' ').slice(0, 31))
