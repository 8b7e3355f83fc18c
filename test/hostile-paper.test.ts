import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { wordingEndpoints } from '#areas/quote-wording/contract/endpoints.ts'
import { richText } from '#shared/rich-text.ts'
import { quoteEndpoints as calls } from '#areas/quotes/contract/endpoints.ts'
import { residentMemory } from '#platform/server/pdf/resident-memory.ts'
import { testApp } from './app.ts'
import { ownPostgres } from './own-postgres.ts'
import { post, setUp, start } from './process.ts'
import { line, quote, quoting } from './quotes.ts'
import { isGone, typesettersOf } from './typesetters.ts'

/** Pages. A document of 200, the ordinary limit, takes seconds on a busy machine. */
const limit = '20'
const app = await testApp({ env: { HAULYARD_PDF_PAGES: limit } })
const own = await ownPostgres()
const { administrator, sales, create } = await quoting(app)
const owner = await app.database.owner()
const MB = 1_048_576
const shortLines = (count: number) => Array.from({ length: count }, () => 'a').join('\n')
const pdfOf = (id: number, who = sales) => who.request('GET', `/api/quotes/${id}/pdf`)

test('texts that cannot be printed are refused where they are typed', async () => {
  const wording = (count: number) => ({ title: 'Long', body: richText(shortLines(count)) })
  expect(await administrator.call(wordingEndpoints.createTerms, { body: wording(401) })).toMatchObject({
    status: 422,
    errors: { body: 'Text must be 400 lines or fewer.' },
  })
  expect(await administrator.call(wordingEndpoints.createFooter, { body: wording(21) })).toMatchObject({
    status: 422,
    errors: { body: 'Text must be 20 lines or fewer.' },
  })
  const lines = [line({ description: shortLines(21) })]
  expect(await sales.call(calls.createQuote, { body: quote({ lines }) })).toMatchObject({
    errors: { 'lines.0.description': 'Description must be 20 lines or fewer.' },
  })
})

test('a quote with longer texts from before is refused as a PDF, opens, and is changed elsewhere', async () => {
  const ordinary = await create()
  const { data: long } = await administrator.call(wordingEndpoints.createTerms, {
    body: { title: 'Long', body: richText('a') },
  })
  const { id } = await create({ terms_id: long.id })
  const stored = JSON.stringify(richText(shortLines(1300)))
  await owner.query('update quote_wording set body = $1 where id = $2', [stored, long.id])
  const message = expect.stringMatching(
    /^This document has 2\d pages, and 20 can be printed. Shorten its texts.$/,
  )
  const [hostile, others] = await Promise.all([pdfOf(id), pdfOf(ordinary.id, administrator)])
  expect(hostile).toMatchObject({ status: 409, message })
  expect(others).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(await pdfOf(id)).toMatchObject({ status: 409, message })

  const { data } = await sales.call(calls.getQuote, { params: { id } })
  const body = { version: data.version, title: 'Deeper dig' }
  expect(await sales.call(calls.editQuote, { params: { id }, body })).toMatchObject({
    status: 200,
    data: { title: 'Deeper dig', terms_id: long.id },
  })
})

test(
  'a server that has an endless document set stays small, and stops at once with nothing left behind',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haulyard-paper-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await own.admin.query(`create role paper superuser login password 'paper'`)
    await own.admin.query('create database paper owner paper')
    const url = own.url({ user: 'paper', password: 'paper', database: 'paper' })
    const server = await start({ HAULYARD_DATA: folder, DATABASE_URL: url, HAULYARD_DEMO: '0' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const headers = await setUp(server.origin)
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`insert into company (name, is_default) values ('Demo Plant Hire', true)`)
    const lines = Array.from({ length: 500 }, () => line())
    const made = await post(server.origin, '/api/quotes', quote({ lines }), headers)
    const pid = server.child.pid!
    /** Asks for it with so many lines in each of its lines: another text is another document. */
    const askFor = async (each: number) => {
      await client.query('update quote_line set description = $1', [shortLines(each)])
      return fetch(`${server.origin}/api/quotes/${(made.data as { id: number }).id}/pdf`, { headers })
    }
    let peak = 0
    let isOver = false
    const watchLeftovers = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await residentMemory(pid))
        await sleep(20)
      }
    })()
    // pdf.test.ts shows that a document which goes on from here is ended by its memory.
    const answer = askFor(500)
    await expect.poll(() => typesettersOf(pid), { timeout: 20_000 }).toHaveLength(1)
    const [typesetter] = typesettersOf(pid)
    // Far from the end of the document, however fast the machine is.
    for (let looks = 0; looks < 20 && (await residentMemory(typesetter!)) < 150 * MB; looks++) await sleep(50)
    isOver = true
    await watchLeftovers
    expect(peak / MB).toBeGreaterThan(50)
    expect(peak / MB).toBeLessThan(250)
    await client.end()
    const asked = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    // It does not wait for the ten seconds that a document may take.
    expect(performance.now() - asked).toBeLessThan(8000)
    expect((await answer).status).toBe(503)
    expect(await isGone(typesetter!, 0)).toBe(true)
  },
)
