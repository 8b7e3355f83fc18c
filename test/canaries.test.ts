import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { serverAreas } from '#app/server/areas.ts'
import { accountEndpoints as account } from '#areas/account/contract/endpoints.ts'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { documentEndpoints as documents } from '#areas/documents/contract/endpoints.ts'
import { noteEndpoints as notes } from '#areas/notes/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { serverArea } from '#platform/server/platform.ts'
import { testApp } from './app.ts'
import { figure } from './proof.ts'
import { pdf, pdfBytes } from './uploads.ts'

/** Ways for one of our calls to fail with its input in hand. */
const breaking = serverArea({
  endpoints: {
    breakOnValue: endpoint({
      method: 'POST',
      path: '/api/breaks/value',
      permission: 'public',
      effect: 'read',
      summary: 'Breaks with an error that carries what it was given.',
      body: z.object({ text: z.string() }),
      output: z.object({}),
    }),
    breakInDatabase: endpoint({
      method: 'POST',
      path: '/api/breaks/database',
      permission: 'public',
      summary: 'Breaks on a rule of the database that has no words of its own.',
      body: z.object({ text: z.string() }),
      output: z.object({}),
    }),
    breakOnAnswer: endpoint({
      method: 'POST',
      path: '/api/breaks/answer',
      permission: 'public',
      effect: 'read',
      summary: 'Breaks on an answer that its schema refuses.',
      body: z.object({ text: z.string() }),
      output: z.object({ text: z.string().max(1) }),
    }),
  },
  handlers: () => ({
    breakOnValue: async ({ body }) => {
      const error = Object.assign(new Error(`It broke.\n${body.text}\nand went on`), { detail: body.text })
      throw Object.assign(error, { cause: new Error(body.text) })
    },
    breakInDatabase: async ({ change, body }) => {
      await sql`insert into dropdown_item (list_key, value, label, sort) values (${body.text}, ${body.text}, '', 1)`.execute(
        change.tx,
      )
      return {}
    },
    breakOnAnswer: async ({ body }) => ({ text: body.text }),
  }),
})

const app = await testApp({ areas: [...serverAreas, breaking] })
const canaries: string[] = []
/** Remembers what must not be in any log line. */
const canary = (text: string): string => {
  canaries.push(text)
  return text
}

const injections = [
  'first-canary\n{"level":30,"msg":"forged-canary"}',
  'second-canary\r\nforged-line',
  '\u001b[31mred-canary\u001b[0m',
  '\u2028separated-canary',
]

// S20.
test('names and secrets of people are in no line of the log', async () => {
  const administrator = await app.as('administrator')
  const driver = await app.as('driver')
  canaries.push(administrator.token, administrator.session_id, driver.token)

  // Signing up and in, successfully or not.
  const person = {
    name: canary('Quenby Zarkovic'),
    email: canary('quenby.zarkovic@example.org'),
    password: canary('correct-hedgehog-4417'),
  }
  const joined = await app.visitor.call(account.register, { body: person })
  expect(joined.status).toBe(200)
  canaries.push(joined.data.token)
  expect((await app.visitor.call(account.register, { body: person })).status).toBe(422)
  expect((await app.visitor.call(account.login, { body: person })).status).toBe(200)
  const wrong = { email: person.email, password: canary('wrong-hedgehog-9921') }
  expect((await app.visitor.call(account.login, { body: wrong })).status).toBe(422)
  const stranger = { email: canary('stranger.wombat@example.net'), password: canary('stranger-password-1') }
  expect((await app.visitor.call(account.login, { body: stranger })).status).toBe(422)

  // A password link: its secret in bodies and in its page's address.
  expect((await app.visitor.call(account.forgotPassword, { body: { email: person.email } })).status).toBe(200)
  const token = canary(randomBytes(32).toString('base64url'))
  await app.visitor.call(account.checkPasswordLink, { body: { kind: 'reset', token } })
  const reset = { token, password: canary('another-hedgehog-5512') }
  expect((await app.visitor.call(account.resetPassword, { body: reset })).status).toBeGreaterThan(399)
  for (const path of [`/reset/${token}`, `/invite/${token}`, `/api/password-link/${token}`])
    await app.visitor.request('GET', path)
  const changed = { current_password: canary('not-the-current-one'), password: canary('next-hedgehog-1') }
  await driver.call(account.changePassword, { body: changed })

  // A client with everything that identifies it, created and refused.
  const client = {
    name: canary('Zebulon Earthmoving'),
    client_type: 'civil' as const,
    email: canary('accounts@zebulon-earthmoving.example'),
    phone: canary('0398765432'),
    abn: canary('51824753556'),
    invoice_emails: [canary('invoices@zebulon-earthmoving.example')],
    address_line1: canary('77 Jabberwock Street'),
  }
  const made = await administrator.call(clients.createClient, { body: client })
  expect(made.status, made.text).toBe(200)
  const refused = { ...client, abn: canary('51824753557'), phone: canary('not-a-phone-31337') }
  expect((await administrator.call(clients.createClient, { body: refused })).status).toBe(422)
  const contact = { name: canary('Marguerite Ploughshare'), mobile: canary('0491570156') }
  const { status } = await administrator.call(clients.createContact, {
    params: { id: made.data.id },
    body: contact,
  })
  expect(status).toBe(200)
  const place = { record_type: 'client', record_id: made.data.id }
  const note = { body: canary('Pays with 4111111111111111, tax file 123456782'), is_private: 1 } as const
  expect((await administrator.call(notes.createNote, { params: place, body: note })).status).toBe(200)
  canaries.push('4111111111111111', '123456782')

  // A licence with its file, and an invalid file.
  const { data: types } = await driver.call(documents.listDocumentTypes, { query: { record_type: 'user' } })
  const licence = {
    document_type_id: types.find((type) => type.name === 'Driver licence')!.id,
    title: canary('Licence of Okafor-Zyx'),
    number: canary('098765432'),
    expires_on: '2027-06-30',
  }
  const mine = { record_type: 'user', record_id: driver.user_id }
  const scan = { ...pdf(canary('okafor-licence-front.pdf')), content: pdfBytes(canary('INSIDE-THE-SCAN')) }
  expect(
    (await driver.call(documents.addDocument, { params: mine, body: licence }, { files: [scan] })).status,
  ).toBe(200)
  const bad = { name: canary('harmful-invoice.exe'), content: Buffer.from(canary('MZ-harmful-bytes')) }
  expect(
    (await driver.call(documents.addDocument, { params: mine, body: licence }, { files: [bad] })).status,
  ).toBeGreaterThan(399)

  // Searching, and made-up addresses.
  const search = canary('zebulon-search-words')
  expect((await administrator.call(clients.listClients, { query: { search } })).status).toBe(200)
  await administrator.request('GET', `/api/clients?abn=${canary('83914571673')}`)
  for (const typed of ['lost.person@example.org', '0412345678', '4000056655665556', 'two words-canary'])
    await administrator.request('GET', `/api/clients/${encodeURIComponent(canary(typed))}`)
  await administrator.request('GET', `/api/clients/${canary('plain.at@example.org')}`)
  await administrator.request('GET', `/api/nowhere/%E0%A4%A${canary('unreadable-canary')}`)

  // Headers and bodies that are wrong.
  const headers = {
    authorization: `Bearer ${canary('eyJhbGciOiJIUzI1NiJ9.Zm9yZ2VkLWNhbmFyeQ.c2lnbmF0dXJl')}`,
    cookie: `haulyard_session=${canary('cookie-canary')}`,
    'user-agent': canary('Agent-Canary/1.0'),
    referer: `https://example.org/${canary('referer-canary')}`,
    'x-request-id': canary('request-id-canary'),
    'idempotency-key': canary(`key-canary-${'k'.repeat(80)}`),
    'x-forwarded-for': canary('198.51.100.77'),
  }
  await app.visitor.request('GET', '/api/clients', { headers })
  const { authorization: _, ...rest } = headers
  await administrator.request('POST', '/api/clients', { headers: rest, payload: client })
  const json = { 'content-type': 'application/json' }
  const broken = `{"password": "${canary('broken-json-canary')}", `
  expect((await app.visitor.request('POST', '/api/login', { headers: json, payload: broken })).status).toBe(
    400,
  )
  const text = { 'content-type': canary('text/x-type-canary') }
  await app.visitor.request('POST', '/api/login', { headers: text, payload: canary('plain-body-canary') })
  const key = canary('unknown-key-canary')
  expect((await administrator.request('POST', '/api/clients', { payload: { [key]: 1 } })).status).toBe(422)

  // What would break a line, or inject one.
  canaries.push(
    'first-canary',
    'forged-canary',
    'second-canary',
    'forged-line',
    'red-canary',
    'separated-canary',
  )
  for (const injected of injections) {
    await app.visitor.call(account.login, { body: { email: injected, password: injected } })
    await administrator.request('GET', `/api/clients/${encodeURIComponent(injected)}`)
    await administrator.request('GET', `/api/clients?search=${encodeURIComponent(injected)}`)
    await administrator.call(clients.createClient, { body: { ...client, name: injected } })
    await app.visitor.request(`GET`, `/${encodeURI(injected)}`)
  }

  // A bug, with all of it in hand.
  for (const [path, status, message] of [
    ['/api/breaks/value', 500, 'Something went wrong.'],
    ['/api/breaks/database', 422, 'Label is not valid.'],
    ['/api/breaks/answer', 500, 'Something went wrong.'],
  ] as const) {
    const payload = { text: canary(`broken-${randomUUID()}`) }
    const reply = await app.visitor.request('POST', path, { payload })
    expect([path, reply.status, reply.message]).toEqual([path, status, message])
    expect(reply.text).not.toContain(payload.text)
    const injected = await app.visitor.request('POST', path, { payload: { text: injections[0] } })
    expect(injected.status, path).toBe(status)
  }

  const lines = app.log.map((line) => line.trimEnd())
  expect(canaries.length).toBeGreaterThan(50)
  expect(lines.length).toBeGreaterThan(60)
  expect(lines.filter((line) => line.includes('"unexpected"')).length).toBe(6)
  for (const line of lines) {
    // Nothing that a terminal would interpret, and a single object.
    expect(line).not.toMatch(/\p{Cc}|[\u2028\u2029]/u)
    expect(JSON.parse(line)).toBeTypeOf('object')
  }
  const log = lines.join('\n')
  const leaked = canaries.filter(
    (one) => log.includes(one) || log.includes(encodeURIComponent(one)) || log.includes(JSON.stringify(one)),
  )
  expect(leaked).toEqual([])
  figure(
    'S20',
    `${canaries.length} secrets and names through ${lines.length} lines of the log: 0 found, no line broken`,
  )
})

test('the log still says what was requested, the outcome and where it failed', async () => {
  await app.visitor.request('POST', '/api/breaks/value', { payload: { text: 'x' } })
  const entries = app.log.map((line) => JSON.parse(line) as Record<string, { [key: string]: unknown }>)
  expect(entries.findLast((entry) => 'req' in entry)!['req']).toEqual({
    method: 'POST',
    url: '/api/breaks/value',
  })
  expect(entries.findLast((entry) => 'res' in entry)!['res']).toEqual({ status: 500 })
  const err = entries.findLast((entry) => 'err' in entry)!['err']!
  expect(err).toMatchObject({ type: 'Error', message: 'It broke.' })
  expect(err['stack']).toMatch(/^ {4}at .*canaries\.test\.ts/)
})
