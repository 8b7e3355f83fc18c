import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { DocumentView } from '#shared/document-view.ts'
import { evidence, line, read, view } from '#test/document-views.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { documentPdf, type DocumentPictures } from './document-pdf.ts'
import { openPdf } from './pdf.ts'

const pdf = openPdf()
afterAll(() => pdf.stop())
const issued_at = new Date('2026-11-20T06:00:00+11:00')
const set = async (view: DocumentView, pictures?: DocumentPictures): Promise<string[]> =>
  pagesOf(await pdf.render({ ...documentPdf(view, pictures), issued_at }))

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
