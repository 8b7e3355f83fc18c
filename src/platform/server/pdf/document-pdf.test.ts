import fc from 'fast-check'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import type { DocumentLine, DocumentView } from '#shared/document-view.ts'
import { formatMoney } from '#shared/money.ts'
import { evidence, line, read, view } from '#test/document-views.ts'
import { boxesOf, pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { count, figure } from '#test/proof.ts'
import { documentPdf, type DocumentPictures } from './document-pdf.ts'
import { openPdf } from './pdf.ts'

const pdf = openPdf()
afterAll(() => pdf.stop())
const issued_at = new Date('2026-11-20T06:00:00+11:00')
const set = async (view: DocumentView, pictures?: DocumentPictures): Promise<string[]> =>
  pagesOf(await pdf.render({ ...documentPdf(view, pictures), issued_at }))

test('a logo that is not a picture is refused, and the next document is set', async () => {
  await expect(set(view, { logo: Buffer.from('no picture') })).rejects.toThrow(/image/)
  expect(await set(view)).toHaveLength(1)
})

test('user text is shown as it is, and never taken for markup', async () => {
  const words =
    '#panic() #strong[x] *b* _i_ $x^2$ <label> @ref \\u{41} `code` // no /* no */ 10x20 -> => fi ffl "q" \'s -- --- ~ [ ] { } = + - 1. #include "x"'
  const pages = await set({
    ...view,
    title: words,
    number: words,
    seller: { name: words, lines: [words] },
    buyer: { name: words, lines: [words] },
    facts: [{ label: words, value: words }],
    intro: [{ heading: words, text: words }],
    lines: [{ ...line, description: words, detail: words, unit: words }],
    totals: [{ label: words, value: words, is_grand: true }],
    passages: [{ heading: words, text: words }],
    footer: words,
    evidence: { ...evidence, heading: words, statement: words, facts: [{ label: words, value: words }] },
  })
  const shown = pages.join('').split(withoutSpaces(words)).length - 1
  // Each of the fields above, among them the footer and the heading of later pages.
  expect(shown).toBeGreaterThanOrEqual(19)
})

test.each([
  ['one sign for a whole sentence', '\ufdfd   \ufdfd   \ufdfdX', '□□□X'],
  ['an override of the direction', '\u202ef ed   Xd', 'fedXd'],
  ['vowel points and a heart', 'שָׁלוֹם \u2764\ufe0f  ok', 'שלום□ok'],
  ['a mark of another script', '\u05d0\u0bcd\u0bcd \u05d3', 'אד'],
])('%s in every field is set', async (_what, words, shown) => {
  const pages = await set({
    ...view,
    buyer: { name: words, lines: [words] },
    facts: [{ label: words, value: words }],
    intro: [{ heading: words, text: words }],
    lines: [{ ...line, description: words, detail: words }],
    passages: [{ heading: words, text: words }],
    footer: words,
  })
  // The order depends on the PDF reader; each of the ten places shows it.
  const count = (sign: string, text: string) => Array.from(text).filter((one) => one === sign).length
  const whole = pages.join('')
  const places = 10
  for (const sign of new Set(shown))
    expect(count(sign, whole), sign).toBeGreaterThanOrEqual(places * count(sign, shown))
})

test('an overlong word breaks where its column ends, and copies as it was', async () => {
  const long = (letter: string, count: number) => letter.repeat(count)
  const one = { ...line, description: long('W', 84), detail: long('D', 90) }
  const wide: DocumentView = {
    ...view,
    seller: { name: long('S', 120), lines: [long('s', 120)] },
    buyer: { name: long('B', 120), lines: [long('b', 120)] },
    facts: [{ label: 'Site', value: long('F', 120) }],
    intro: [{ heading: long('T', 150), text: long('I', 150) }],
    lines: [one, { ...one, is_text: true }],
    passages: [{ heading: long('P', 150), text: long('p', 150) }],
    footer: long('O', 150),
    evidence: { ...evidence, facts: [{ label: 'Browser', value: long('V', 150) }] },
  }
  const file = await pdf.render({ ...documentPdf(wide), issued_at })
  const boxes = await boxesOf(file)
  const margin = (18 / 25.4) * 72
  for (const { text, right } of boxes) expect(right, text).toBeLessThanOrEqual(595.28 - margin + 0.5)
  const figures = boxes.find(({ text }) => text === 'Qty')
  const described = boxes.filter(({ text }) => /^[WD]+$/.test(text))
  // The first of the two lines has figures next to it.
  const beside = described.slice(
    0,
    described.findIndex(({ text }) => text.startsWith('D')),
  )
  expect(beside.length).toBeGreaterThan(1)
  for (const { right } of beside) expect(right).toBeLessThanOrEqual(figures!.left)
  const text = (await pagesOf(file)).join('')
  for (const words of [one.description, one.detail, long('T', 150), long('F', 120), long('V', 150)])
    expect(text).toContain(words)
})

const cents = fc.integer({ min: -99_999_999, max: 999_999_999 }).map(formatMoney)
const words = fc.stringMatching(
  /^[A-Za-z0-9#*_$<>@\\`/"'~[\]{}=+.,&%:;()-]{1,12}( [A-Za-z0-9#*_$-]{1,9}){0,8}$/,
)
const anyLine: fc.Arbitrary<DocumentLine> = fc.record({
  description: words,
  detail: fc.option(words),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((number) => String(number / 1000)),
  unit: fc.constantFrom('hours', 'days', 'tonnes', 'm³', 'each'),
  unit_price: cents,
  total: cents,
  is_text: fc.boolean(),
  is_left_out: fc.boolean(),
})

// R8, as far as the PDF goes.
const documents = count({ short: 80, full: 5000 })
test(
  'in random documents every line and total is the same on paper as in the view, to the cent',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const views = fc.sample(
      fc.record({
        lines: fc.array(anyLine, { minLength: 1, maxLength: 40 }),
        totals: fc.array(fc.record({ label: words, value: cents, is_grand: fc.boolean() }), { maxLength: 6 }),
      }),
      documents,
    )
    for (const one of views) {
      const pages = await set({ ...view, ...one, footer: null })
      // Page and table headings and page numbers come between the lines.
      const heads = [
        withoutSpaces(view.seller.name + view.title + view.number),
        'DescriptionQtyUnitUnitpriceAmount',
      ]
      // By its exact number: the next page may begin with a digit.
      const foot = (at: number) =>
        `YarraRidgePlant&CartagePtyLtd·ABN11900000017·QuoteQ-000123Page${at + 1}of${pages.length}`
      const text = pages
        .map((page, at) => heads.reduce((rest, head) => rest.replace(at > 0 ? head : '', ''), page))
        .map((page, at) => page.replace(foot(at), ''))
        .join('')
      const totals = one.totals.map((total) => withoutSpaces(total.label + total.value))
      expect(text).toContain(one.lines.map(read).join('') + totals.join(''))
    }
    figure('R8', `${documents} documents: every line and total on paper as in the view`)
  },
)

test('the title, language, headings and descriptions of pictures can be read out', async () => {
  const logo = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const file = await pdf.render({ ...documentPdf({ ...view, evidence }, { logo }), issued_at })
  const document = await getDocumentProxy(new Uint8Array(file))
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Quote Q-000123', Language: 'en-AU' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const [top] = await document.getOutline()
  expect(top?.title).toMatch(/^Quote\s+Q-000123$/)
  expect(((top?.items ?? []) as { title: string }[]).map(({ title }) => title)).toEqual([
    'Basement dig',
    'Terms',
    'Acceptance',
  ])
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  for (const part of [
    '"H1"',
    '"H2"',
    '"Table"',
    '"TH"',
    '"TD"',
    'Logo of Yarra Ridge Plant & Cartage Pty Ltd',
  ])
    expect(tree).toContain(part)
})

test('without prices a line says what is done, an option what it costs, and the totals stay', async () => {
  const unpricedLine = { ...line, unit_price: '', total: '' }
  const [none = ''] = await set({ ...view, has_prices: false, lines: [unpricedLine] })
  expect(none).not.toMatch(/Unitprice|Amount/)
  expect(none).toContain('Minimum4hours8hoursGST')
  expect(none).toContain('Total$1,628.00')

  const option = { ...unpricedLine, description: 'Rock breaker', total: '$640.00', is_left_out: true }
  const [some = ''] = await set({ ...view, has_prices: false, lines: [unpricedLine, option] })
  expect(some).not.toContain('Unitprice')
  expect(some).toContain('DescriptionQtyUnitAmount')
  expect(some).toContain('RockbreakerMinimum4hours8hours$640.00')
})

test('a logo may be PNG or JPEG', async () => {
  const picture = sharp({ create: { width: 300, height: 80, channels: 3, background: '#965b04' } })
  for (const logo of [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()]) {
    const file = await pdf.render({ ...documentPdf(view, { logo }), issued_at })
    expect(file.toString('latin1')).toContain('/Subtype /Image')
  }
})
