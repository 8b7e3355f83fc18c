import fc from 'fast-check'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import type { DocumentLine, DocumentView } from '#shared/document-view.ts'
import { formatMoney } from '#shared/money.ts'
import { withoutSpaces, boxesOf, pagesOf } from '#test/pdf-text.ts'
import { count, figure } from '#test/proof.ts'
import { documentPdf, type DocumentPictures } from './document-pdf.ts'
import { openPdf } from './pdf.ts'

const pdf = openPdf()
afterAll(() => pdf.stop())
const issued_at = new Date('2026-11-20T06:00:00+11:00')
const set = async (view: DocumentView, pictures?: DocumentPictures): Promise<string[]> =>
  pagesOf(await pdf.render({ ...documentPdf(view, pictures), issued_at }))

const line: DocumentLine = {
  description: '20 t excavator with operator',
  detail: 'Minimum 4 hours',
  quantity: '8',
  unit: 'hours',
  unit_price: '$185.00',
  total: '$1,480.00',
  is_text: false,
  is_left_out: false,
}
const view: DocumentView = {
  title: 'Quote',
  number: 'Q-000123',
  mark: null,
  seller: { name: 'Yarra Ridge Plant & Cartage Pty Ltd', lines: ['ABN 11 900 000 017'] },
  buyer: { name: 'Merri Creek Constructions', lines: ['Brunswick VIC 3056'] },
  facts: [{ label: 'Valid until', value: '20 Dec 2026' }],
  intro: [{ heading: 'Basement dig', text: 'Spoil to a licensed tip.' }],
  has_prices: true,
  lines: [line],
  totals: [
    { label: 'GST', value: '$148.00', is_grand: false },
    { label: 'Total', value: '$1,628.00', is_grand: true },
  ],
  tables: [],
  passages: [{ heading: 'Terms', text: 'Thirty days.' }],
  footer: 'Thank you',
  evidence: null,
}
const evidence: DocumentView['evidence'] = {
  heading: 'Acceptance',
  facts: [{ label: 'Name', value: 'Dana Whitlock' }],
  statement: 'Accepted on the page of this quote.',
  has_signature: true,
  has_own_page: true,
}
/** How a line reads from left to right. */
const read = (one: DocumentLine): string =>
  withoutSpaces(
    one.description +
      (one.detail ?? '') +
      (one.is_text ? '' : one.quantity + one.unit + one.unit_price + one.total),
  )

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
const papers = count({ short: 80, full: 5000 })
test(
  'in random documents every line and total is the same on paper as in the view, to the cent',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const views = fc.sample(
      fc.record({
        lines: fc.array(anyLine, { minLength: 1, maxLength: 40 }),
        totals: fc.array(fc.record({ label: words, value: cents, is_grand: fc.boolean() }), { maxLength: 6 }),
      }),
      papers,
    )
    for (const one of views) {
      const pages = await set({ ...view, ...one, footer: null })
      // Page and table headings and page numbers stand between the lines.
      const heads = [
        withoutSpaces(view.seller.name + view.title + view.number),
        'DescriptionQtyUnitUnitpriceAmount',
      ]
      const text = pages
        .map((page, at) => heads.reduce((rest, head) => rest.replace(at > 0 ? head : '', ''), page))
        .join('')
        .replaceAll(/YarraRidgePlant&CartagePtyLtd·ABN11900000017·QuoteQ-000123Page\d+of\d+/g, '')
      const totals = one.totals.map((total) => withoutSpaces(total.label + total.value))
      expect(text).toContain(one.lines.map(read).join('') + totals.join(''))
    }
    figure('R8', `${papers} documents: every line and total on paper as in the view`)
  },
)

test('six hundred lines each appear once; every page has its number, heading and table heading', async () => {
  const lines = Array.from({ length: 600 }, (_, at) => ({ ...line, description: `Line ${at + 1}.` }))
  const pages = await set({ ...view, lines })
  expect(pages.length).toBeGreaterThan(15)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(
      `YarraRidgePlant&CartagePtyLtd·ABN11900000017·QuoteQ-000123Page${at + 1}of${pages.length}`,
    )
    expect(page).toContain('Thankyou')
    if (at > 0) expect(page).toMatch(/^YarraRidgePlant&CartagePtyLtdQuoteQ-000123/)
    if (page.includes('Line')) expect(page).toContain('DescriptionQtyUnitUnitpriceAmount')
  }
  const text = pages.join('')
  for (const one of lines) expect(text.split(withoutSpaces(one.description)).length, one.description).toBe(2)
})

test('totals stay on one page, and a heading stays with the line below it, wherever the page ends', async () => {
  const heading = { ...line, description: 'HEADING', detail: null, is_text: true }
  for (let before = 20; before < 45; before++) {
    const lines = [...Array.from({ length: before }, () => ({ ...line, detail: null })), heading, line]
    const pages = await set({ ...view, lines })
    expect(pages.some((page) => page.includes('GST$148.00Total$1,628.00'))).toBe(true)
    expect(pages.some((page) => page.includes(`HEADING${read(line)}`))).toBe(true)
  }
})

test('no line is alone at either end, and the totals never lack a line above them', async () => {
  const shownOn = (page: string) => (page.match(/Line\d+\./g) ?? []).length
  for (let count = 12; count < 26; count++) {
    const lines = Array.from({ length: count }, (_, at) => ({ ...line, description: `Line ${at + 1}.` }))
    const pages = await set({ ...view, lines })
    expect(pages.map(shownOn)).not.toContain(1)
    expect(shownOn(pages.find((page) => page.includes('GST$148.00')) ?? '')).toBeGreaterThanOrEqual(2)
  }
})

test('a table has its heading, its columns on every page and its last row', async () => {
  const column = { label: 'Ticket', is_figure: false, is_wide: true }
  const rows = Array.from({ length: 90 }, (_, at) => [`RV-${at}.`, `${at} t`])
  const pages = await set({
    ...view,
    tables: [
      {
        heading: 'Loads',
        columns: [column, { ...column, label: 'Net', is_figure: true }],
        rows,
        total: ['90 loads', '123 t'],
      },
    ],
  })
  expect(pages.join('')).toContain('LoadsTicketNetRV-0.0t')
  expect(pages.join('')).toContain('RV-89.89t90loads123t')
  for (const page of pages) if (page.includes('RV-')) expect(page).toContain('TicketNet')
})

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

test('what was agreed on the spot follows the rest on the same page, and the photos come after it', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer()
  const photos = ['Ticket of load 1', 'Ticket of load 2', 'Ticket of load 3'].map((caption) => ({
    caption,
    bytes: picture,
  }))
  const signed = { ...view, evidence: { ...evidence, has_own_page: false } }
  const [page = '', ...further] = await set(signed, { signature: picture, photos })
  expect(page).toMatch(/Thirtydays\.Acceptance.*NameDanaWhitlockSIGNATURE/)
  expect([page, ...further].join('')).toMatch(/SIGNATURE.*Photos.*Ticketofload1Ticketofload2.*Ticketofload3/)
})

test('a lost photo keeps its place by its caption, and a note below says how many more there are', async () => {
  const photos = [{ caption: 'Ticket of load 1', bytes: null }]
  const pages = await set(view, { photos, photo_note: '3 more photos in Haulyard.' })
  expect(pages.join('')).toMatch(/Photos.*Ticketofload1:thisphotocannotbeshown\..*3morephotosinHaulyard\./)
})

test('a line is not split across pages, unless it is longer than one; then nothing is lost', async () => {
  const long = (rows: number) => ({
    ...line,
    description: Array.from({ length: rows }, (_, at) => `row ${at}.`).join('\n'),
  })
  for (let before = 20; before < 30; before++) {
    const lines = [...Array.from({ length: before }, () => ({ ...line, detail: null })), long(10)]
    const pages = await set({ ...view, lines })
    expect(pages.some((page) => page.includes(read(long(10))))).toBe(true)
  }
  const pages = await set({ ...view, lines: [long(150)] })
  expect(pages.length).toBeGreaterThan(2)
  for (let at = 0; at < 150; at++) expect(pages.join('').split(`row${at}.`)).toHaveLength(2)
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

test('every page has the watermark, whether its text is short or long', async () => {
  const lines = Array.from({ length: 60 }, () => line)
  for (const mark of ['ZZZZ', 'Replaced by ZZZZ revision 2']) {
    const pages = await set({ ...view, mark, lines })
    expect(pages.length).toBeGreaterThan(1)
    // Apart from the title in full; slanted letters come in any order.
    expect(pages[0]).toContain(withoutSpaces(mark))
    expect(pages.map((page) => page.split('Z').length - 1)).toEqual(pages.map((_, at) => (at === 0 ? 8 : 4)))
  }
})

test('terms of four hundred lines run over as many pages as they need, without loss', async () => {
  const terms = Array.from(
    { length: 400 },
    (_, at) => `clause ${at}. ${'The hirer looks after the machine. '}`,
  )
  const pages = await set({ ...view, passages: [{ heading: 'Terms', text: terms.join('\n') }] })
  expect(pages.length).toBeGreaterThan(6)
  expect(pages.length).toBeLessThan(12)
  const text = pages.join('')
  for (const one of terms) expect(text.split(withoutSpaces(one).slice(0, 20))).toHaveLength(2)
})

test('a footer that fits the margin is on every page, a longer one once after the rest', async () => {
  const lines = Array.from({ length: 60 }, () => line)
  const short = 'Bank 063-000\nAccount 1234 5678\nThank you'
  for (const page of await set({ ...view, lines, footer: short }))
    expect(page).toContain(withoutSpaces(short))
  const clauses = Array.from({ length: 2500 }, (_, at) => `clause ${at};`)
  const both = { passages: [{ heading: 'Terms', text: clauses.join('\n') }], footer: clauses.join('\n') }
  const pages = await set({ ...view, ...both, evidence })
  expect(pages.join('').split('clause1234;')).toHaveLength(3)
  expect(pages.at(-1)).toMatch(/^.{0,60}Acceptance/)
})

test('the evidence has its own page after the terms, with the signature', async () => {
  const signature = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#123' } })
    .png()
    .toBuffer()
  const pages = await set({ ...view, evidence }, { signature })
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('TermsThirtydays.')
  expect(pages[1]).toMatch(/Acceptance.*Acceptedonthepage.*NameDanaWhitlock.*SIGNATURE.*Page2of2/)
  expect((await set({ ...view, evidence }))[1]).not.toContain('SIGNATURE')
})

test('a logo may be PNG or JPEG', async () => {
  const picture = sharp({ create: { width: 300, height: 80, channels: 3, background: '#965b04' } })
  for (const logo of [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()]) {
    const file = await pdf.render({ ...documentPdf(view, { logo }), issued_at })
    expect(file.toString('latin1')).toContain('/Subtype /Image')
  }
})
