import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { count } from '#test/proof.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutSpaces, pagesOf } from '#test/pdf-text.ts'
import { isGone, typesettersOf } from '#test/typesetters.ts'
import { usedMemory } from '#test/used-memory.ts'
import { openPdf, type PdfOrder } from './pdf.ts'
import { residentMemory } from './resident-memory.ts'

const at = (name: string) => new URL(`samples/${name}`, import.meta.url)
const program = new URL('../../../../test/dying-typesetter.ts', import.meta.url)
const issued_at = new Date('2026-11-20T06:00:00+11:00')
const sample = (name: string, data: object, asked_by?: number): PdfOrder => ({
  template: at(`${name}.typ`),
  data,
  issued_at,
  ...(asked_by ? { asked_by } : {}),
})
const plain = (words: string) => sample('plain', { words })
const growing = sample('growing', { words: 'x' })
const dying = (how: string, asked_by?: number) => sample('plain', { how }, asked_by)
const notMade = {
  code: 'unavailable',
  message: 'This document could not be made right now. Try again in a moment.',
  details: { retry_after_seconds: 5 },
}
const tooLong = { code: 'conflict', message: 'This document is too long to be printed. Shorten its texts.' }

function open(options?: Parameters<typeof openPdf>[0]) {
  const pdf = openPdf(options)
  onTestFinished(() => pdf.stop())
  return pdf
}
/** The child processes of this one. */
const typesetters = () => typesettersOf(process.pid)

test.each([
  ['that is wrong', at('broken.typ'), {}, /missing/],
  ['that is not there', at('nowhere.typ'), {}, /nowhere/],
  ['whose data is no JSON', at('plain.typ'), { words: 1n }, /BigInt/],
])('a template %s is refused, and the next document is set', async (_what, template, data, reason) => {
  const pdf = open()
  await expect(pdf.render({ template, data, issued_at })).rejects.toThrow(reason)
  expect(await pagesOf(await pdf.render(plain('good')))).toEqual(['good'])
})

test('no process runs before the first document, one does after it, and it has none of the secrets', async () => {
  const pdf = open({ program })
  expect(typesetters()).toEqual([])
  vi.stubEnv('HAULYARD_SECRET', 'do not tell')
  vi.stubEnv('DATABASE_URL', 'postgres://a:b@127.0.0.1/c')
  onTestFinished(() => void vi.unstubAllEnvs())
  const environment = JSON.parse(String(await pdf.render(dying('environment')))) as object
  const names = Object.keys(environment).filter((name) => name !== 'NODE_COMPILE_CACHE')
  expect(names.toSorted()).toEqual(['MALLOC_ARENA_MAX', 'RAYON_NUM_THREADS'])
  await pdf.render(dying('answer'))
  expect(typesetters()).toHaveLength(1)
})

test('the caller is released once answered, however long the process lives', async () => {
  const pdf = open({ program })
  const asking = new AsyncLocalStorage<Buffer>()
  const ask = () => asking.run(Buffer.alloc(5_000_000), () => pdf.render(dying('answer')))
  await ask()
  const [before] = typesetters()
  const held = await usedMemory()
  for (let count = 0; count < 12; count++) await ask()
  expect(typesetters()).toEqual([before])
  expect((await usedMemory()) - held).toBeLessThan(20)
})

test(
  'a document that takes too much memory is refused, its process replaced, and those waiting get theirs',
  { timeout: 120_000 },
  async () => {
    // On a slow machine the time must not end before the memory does.
    const pdf = open({ max_bytes: 256 * 1_048_576, max_ms: 60_000 })
    await pdf.render(plain('first'))
    const [before] = typesetters()
    const [refused, second, third] = await Promise.allSettled([
      pdf.render(growing),
      pdf.render(plain('second')),
      pdf.render(plain('third')),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: tooLong })
    for (const one of [second, third]) expect(one).toMatchObject({ status: 'fulfilled' })
    expect(await isGone(before ?? 0)).toBe(true)
    expect(typesetters()).toHaveLength(1)
  },
)

test('a document that takes too long is given up for the next; it is refused only when it does so again', async () => {
  const pdf = open({ max_ms: 2500 })
  const [late, next] = await Promise.allSettled([
    pdf.render(sample('endless', {})),
    pdf.render(plain('next')),
  ])
  expect(late).toMatchObject({ status: 'rejected', reason: notMade })
  expect(next).toMatchObject({ status: 'fulfilled' })
  await expect(pdf.render(sample('endless', {}))).rejects.toMatchObject(tooLong)
})

test('a document with too many pages is refused with both numbers', async () => {
  const pdf = open({ max_pages: 3 })
  expect(await pagesOf(await pdf.render(sample('pages', { pages: 3 })))).toHaveLength(3)
  await expect(pdf.render(sample('pages', { pages: 4 }))).rejects.toMatchObject({
    code: 'conflict',
    message: 'This document has 4 pages, and 3 can be printed. Shorten its texts.',
  })
})

test('a document that crashes the typesetter is refused because of its content, with one log line that does not reveal it', async () => {
  const warned: string[] = []
  const pdf = open({ program, warn: (message) => warned.push(message) })
  const order = dying('panic on Client Merri')
  for (let n = 0; n < 2; n++)
    await expect(pdf.render(order)).rejects.toMatchObject({
      code: 'conflict',
      message:
        'This document contains characters that cannot be printed. Replace characters from other alphabets.',
    })
  expect(warned).toEqual(['The typesetter gave up on a document at unicode-1.2.3/src/lib.rs:418.'])
  expect(String(await pdf.render(dying('answer next')))).toBe('answer next')
})

test('a document that was refused is refused at once when asked for again, until that expires', async () => {
  const pdf = open({ program, refused_ms: 3000 })
  const [once, first, again] = ['crash', 'crash', 'crash'].map((how) => pdf.render(dying(how)))
  await expect(once).rejects.toMatchObject(notMade)
  await expect(first).rejects.toMatchObject(tooLong)
  const forgotten = new Promise((resolve) => setTimeout(resolve, 3100))
  await expect(again).rejects.toMatchObject(tooLong)
  // Neither the last of them nor this one was given to a process.
  await expect(pdf.render({ ...dying('crash'), issued_at: new Date() })).rejects.toMatchObject(tooLong)
  expect(typesetters()).toEqual([])
  await forgotten
  const begun = pdf.render(dying('crash'))
  expect(typesetters()).toHaveLength(1)
  await expect(begun).rejects.toMatchObject(notMade)
})

test('when the process dies one document fails, and those waiting are set by the next', async () => {
  const pdf = open({ program })
  const answers = await Promise.allSettled(['exit', 'answer'].map((how) => pdf.render(dying(how))))
  expect(answers).toMatchObject([
    { status: 'rejected', reason: new Error('The PDF process ended with 3.') },
    { status: 'fulfilled' },
  ])
})

test("many documents for one person let another's through, and too many are refused for now", async () => {
  const pdf = open({ program })
  const done: string[] = []
  const ask = async (how: string, asked_by: number) =>
    pdf.render(dying(how, asked_by)).then((file) => void done.push(String(file)))
  const mine = Array.from({ length: 21 }, (_, number) => ask(`answer ${number}`, 1))
  const theirs = ask('answer theirs', 2)
  await expect(ask('answer more', 1)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many documents are being made right now. Try again in a moment.',
    details: { retry_after_seconds: 5 },
  })
  await Promise.all([...mine, theirs])
  expect(done.slice(0, 3)).toEqual(['answer 0', 'answer theirs', 'answer 1'])
})

test('stopping gives up what is running and waiting, and leaves no process behind', async () => {
  const pdf = open()
  const waiting = Promise.allSettled([pdf.render(sample('endless', {})), pdf.render(plain('next'))])
  const [pid] = typesetters()
  await pdf.stop()
  const unavailable = { status: 'rejected', reason: { code: 'unavailable' } }
  expect(await waiting).toMatchObject([unavailable, unavailable])
  expect(await isGone(pid ?? 0, 0)).toBe(true)
  await expect(pdf.render(plain('late'))).rejects.toMatchObject({ code: 'unavailable' })
})

test('the process ends with its parent, even in the middle of a document', async () => {
  const parent = spawn(process.execPath, [
    fileURLToPath(new URL('../../../../test/typesetting-parent.ts', import.meta.url)),
  ])
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await isGone(Number(pid), 0)).toBe(false)
  parent.kill('SIGKILL')
  expect(await isGone(Number(pid))).toBe(true)
})

test('of many at once each caller gets their own', async () => {
  const pdf = open()
  const words = Array.from({ length: 20 }, (_, number) => `document ${number}`)
  const pdfs = await Promise.all(words.map((one) => pdf.render(plain(one))))
  expect(await Promise.all(pdfs.map(pagesOf))).toEqual(words.map((one) => [withoutSpaces(one)]))
})

test('the same document gives the same file, byte for byte, whenever it is made', async () => {
  const first = await open().render(plain('same'))
  const second = await open().render(plain('same'))
  expect(first.equals(second)).toBe(true)
  expect(first.includes('D:20261119190000')).toBe(true)
})

test(
  'memory does not grow with the number of documents, here or in their process',
  { timeout: 120_000 },
  async () => {
    const pdf = open()
    const lines = Array.from({ length: 300 }, (_, number) => `line ${number}`).join(' ')
    const set = async (from: number, many: number) => {
      for (let number = from; number < from + many; number++)
        await pdf.render(plain(`${number} ${lines.repeat(5)} ${number}`))
    }
    const held = async () => [process.memoryUsage().rss, await residentMemory(typesetters()[0] ?? 0)] as const
    await set(0, 30)
    const before = await held()
    await set(30, count({ short: 70, full: 200 }))
    const after = await held()
    expect((after[0] - before[0]) / 1_048_576).toBeLessThan(40)
    expect((after[1] - before[1]) / 1_048_576).toBeLessThan(40)
    expect(before[1]).toBeGreaterThan(0)
  },
)
