import { expect, onTestFinished, test } from 'vitest'
import { bare, pagesOf } from '#test/pdf-text.ts'
import { openPdf, type PdfOrder } from './pdf.ts'

const at = (name: string) => new URL(`samples/${name}`, import.meta.url)
const dyingThread = new URL('../../../../test/dying-thread.ts', import.meta.url)
const issued_at = new Date('2026-11-20T06:00:00+11:00')
const plain = (words: string): PdfOrder => ({ template: at('plain.typ'), data: { words }, issued_at })
const dying = (how: string): PdfOrder => ({ template: at('plain.typ'), data: { how }, issued_at })

function open(program?: URL) {
  const pdf = openPdf(program)
  onTestFinished(() => pdf.stop())
  return pdf
}

test.each([
  ['that is wrong', at('broken.typ'), {}, /missing/],
  ['that is not there', at('nowhere.typ'), {}, /nowhere/],
  ['whose data cannot be copied', at('plain.typ'), { words: () => '' }, /could not be cloned/],
])('a template %s is refused, and the next document is set', async (_what, template, data, reason) => {
  const pdf = open()
  await expect(pdf.render({ template, data, issued_at })).rejects.toThrow(reason)
  expect(await pagesOf(await pdf.render(plain('good')))).toEqual(['good'])
})

test.each(['exit', 'throw'])(
  'whoever waits for a thread that dies (%s) hears of it, and a new one starts',
  async (how) => {
    const pdf = open(dyingThread)
    const waiting = await Promise.allSettled([
      pdf.render(dying('wait')),
      pdf.render(dying(how)),
      pdf.render(dying('answer')),
    ])
    const reason = how === 'exit' ? 'The PDF thread ended with 3.' : 'out of paper'
    expect(waiting).toEqual(Array(3).fill({ status: 'rejected', reason: new Error(reason) }))
    expect(String(await pdf.render(dying('answer')))).toBe('%PDF')
  },
)

test('stopping gives up what is being set', async () => {
  const pdf = open(dyingThread)
  const [waiting] = await Promise.all([Promise.allSettled([pdf.render(dying('wait'))]), pdf.stop()])
  expect(waiting).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('The PDF thread ended') } },
  ])
})

test('of many at once each gets its own', async () => {
  const pdf = open()
  const words = Array.from({ length: 20 }, (_, number) => `document ${number}`)
  const pdfs = await Promise.all(words.map((one) => pdf.render(plain(one))))
  expect(await Promise.all(pdfs.map(pagesOf))).toEqual(words.map((one) => [bare(one)]))
})

test('the same document is the same file, byte for byte, whenever it is made', async () => {
  const first = await open().render(plain('same'))
  const second = await open().render(plain('same'))
  expect(first.equals(second)).toBe(true)
  expect(first.includes('D:20261119190000')).toBe(true)
})

test('the memory does not grow with the documents', async () => {
  const pdf = open()
  const lines = Array.from({ length: 300 }, (_, at) => `line ${at}`).join(' ')
  const set = async (from: number, count: number) => {
    for (let at = from; at < from + count; at++) await pdf.render(plain(`${at} ${lines.repeat(5)} ${at}`))
  }
  await set(0, 50)
  const before = process.memoryUsage().rss
  await set(50, 200)
  expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(40)
})
