import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { issueLink, revokeLinks } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { endpoints } from './foreign-ids.ts'
import { testApp } from './app.ts'
import { testStart } from './server.ts'
import { invoicing } from './invoices.ts'
import { count, figure } from './proof.ts'
import { quoting } from './quotes.ts'
import { signInAttempts } from './sign-ins.ts'

const app = await testApp()
const owner = await app.database.owner()
const { account } = await signInAttempts(app)
const quotes = await quoting(app)
const invoices = await invoicing(app)

const [quote, otherQuote] = [await quotes.sent(), await quotes.sent()]
const [invoice, otherInvoice] = [await invoices.sent(), await invoices.sent()]
const credited = async () => {
  const { id, lines } = await invoices.sent()
  const { data } = await invoices.accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id },
    body: { reason: 'Fewer hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
  })
  return data
}
const [note, otherNote] = [await credited(), await credited()]
const [person, otherPerson] = [await account(), await account()]

interface Answer {
  status: number
  opens: boolean
  /** What identifies the record. */
  text: string
  headers: Readonly<Record<string, unknown>>
}
interface Kind {
  kind: string
  record_type: string
  ids: readonly [number, number]
  /** Tries a secret at this kind's own address. */
  open: (secret: string, address?: string) => Promise<Answer>
  /** What the answer says about the link's record, and about the other one. */
  says: readonly [string, string]
}

let addresses = 0
async function ask(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  address = `10.${++addresses >> 8}.${addresses & 255}.1`,
): Promise<Answer> {
  const answer = await app.server.app.inject({
    method,
    url,
    remoteAddress: address,
    ...(payload ? { payload } : {}),
  })
  const { statusCode: status, headers } = answer
  const isFile = String(headers['content-type']).includes('pdf')
  const text = isFile ? String(headers['content-disposition']) : answer.payload
  return { status, headers, text, opens: status === 200 && !text.includes('"data":null') }
}
const passwordLink = (kind: string) => (token: string, address?: string) =>
  ask('POST', '/api/password-link', { kind, token }, address)

const kinds: readonly Kind[] = [
  {
    kind: 'quote',
    record_type: 'quote',
    ids: [quote.id, otherQuote.id],
    open: (secret, address) => ask('GET', `/api/public/quotes/${secret}`, undefined, address),
    says: [quote.quote_no, otherQuote.quote_no].map(String) as [string, string],
  },
  {
    kind: 'invoice',
    record_type: 'invoice',
    ids: [invoice.id, otherInvoice.id],
    open: (secret, address) => ask('GET', `/api/public/invoices/${secret}/pdf`, undefined, address),
    says: [invoice.invoice_no, otherInvoice.invoice_no].map(String) as [string, string],
  },
  {
    kind: 'credit_note',
    record_type: 'credit_note',
    ids: [note.id, otherNote.id],
    open: (secret, address) => ask('GET', `/api/public/credit-notes/${secret}/pdf`, undefined, address),
    says: [note.credit_note_no, otherNote.credit_note_no],
  },
  ...['reset', 'invite'].map((kind): Kind => ({
    kind,
    record_type: 'user',
    ids: [person.id, otherPerson.id],
    open: passwordLink(kind),
    says: [person.email, otherPerson.email],
  })),
]

/** The tables with a row that contains some text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { name } of tables) {
    const holds = `select from ${name} t where position($1 in t::text) > 0 limit 1`
    if ((await owner.query(holds, [text])).rowCount) found.push(name)
  }
  return found
}

const tomorrow = new Date('2026-11-21T06:00:00+11:00')
const linkOf = ({ kind, record_type, ids }: Kind, which: 0 | 1 = 0) =>
  app.platform.write(system, (change) =>
    issueLink(change, { kind, record_type, record_id: ids[which], expires_at: tomorrow }),
  )

describe.each(kinds)('the link of a $kind', (kind) => {
  test('opens its own record, and no other', async () => {
    const [own, other] = kind.says
    const [here, there] = [await kind.open(await linkOf(kind)), await kind.open(await linkOf(kind, 1))]
    expect([here.opens, here.text.includes(own), here.text.includes(other)]).toEqual([true, true, false])
    expect([there.opens, there.text.includes(own), there.text.includes(other)]).toEqual([true, false, true])
  })

  test('opens nothing through any other call', async () => {
    const secret = await linkOf(kind)
    for (const other of kinds.filter((one) => one !== kind))
      expect([other.kind, (await other.open(secret)).opens]).toEqual([other.kind, false])
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: `haulyard_session=${secret}; haulyard_device=${secret}`,
    }
    const behindSignIn = endpoints.filter(([, e]) => e.permission !== 'public')
    expect(behindSignIn.length).toBeGreaterThan(200)
    for (const [name, e] of behindSignIn) {
      const url = e.path.replace('{role}', 'superAdmin').replaceAll(/:\w+/g, secret)
      expect([name, (await app.visitor.request(e.method, url, { headers })).status]).toEqual([name, 401])
    }
  })

  test('stops working at the moment it expires, and within a second of being revoked', async () => {
    const secret = await linkOf(kind)
    app.clock.set(new Date(tomorrow.getTime() - 1).toISOString())
    expect((await kind.open(secret)).opens).toBe(true)
    app.clock.set(tomorrow.toISOString())
    expect((await kind.open(secret)).opens).toBe(false)
    app.clock.set(testStart)
    expect((await kind.open(secret)).opens).toBe(true)
    const began = performance.now()
    const { record_type, ids } = kind
    await app.platform.write(system, (change) =>
      revokeLinks(change, { kind: kind.kind, record_type, record_id: ids[0] }),
    )
    expect((await kind.open(secret)).opens).toBe(false)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('has 256 bits, is stored as a hash, and its content is neither cached nor indexed', async () => {
    const secret = await linkOf(kind)
    expect(secret).toMatch(/^[\w-]{43}$/)
    for (const tried of [secret, 'A'.repeat(43)])
      expect((await kind.open(tried)).headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': 'noindex',
      })
    expect(await tablesWith(secret)).toEqual([])
    expect(app.log.join('')).not.toContain(secret)
  })
})

// Forty guesses from each network: thirty are answered, the others refused for their number.
test(
  'guessing secrets finds none and is throttled',
  { timeout: count({ short: 60_000, full: 7_200_000 }) },
  async () => {
    const [asked, ofEach, answered] = [count({ short: 1000, full: 1_000_000 }), 40, 30]
    for (const kind of kinds) await linkOf(kind)
    const statuses = { opened: 0, unlike: 0, throttled: 0 }
    const networks = Math.ceil(asked / ofEach)
    const guessFrom = async (network: number) => {
      const address = `172.${network >> 8}.${network & 255}.9`
      const kind = kinds[network % kinds.length]!
      for (let n = 0; n < ofEach; n++) {
        const { status, opens } = await kind.open(randomBytes(32).toString('base64url'), address)
        if (opens) statuses.opened++
        else if (status === 429) statuses.throttled++
        else statuses.unlike++
      }
    }
    let next = 0
    const guesser = async () => {
      while (next < networks) await guessFrom(next++)
    }
    await Promise.all([guesser(), guesser(), guesser(), guesser()])
    expect(statuses).toEqual({
      opened: 0,
      unlike: networks * answered,
      throttled: networks * (ofEach - answered),
    })
    figure(
      'S4',
      `${networks * ofEach} guesses over ${networks} networks: 0 hits, all but ${answered} of each network refused`,
    )
  },
)
