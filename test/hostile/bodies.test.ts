import { Agent } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { type Endpoint, maxBody } from '#platform/contract/endpoint.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { form, testApp } from '../app.ts'
import { pdfBytes } from '../uploads.ts'
import { send } from './send.ts'

const app = await testApp()
await app.server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.app.server.address() as AddressInfo
const MB = 1_048_576

const { data: types } = await (
  await app.as('driver')
).call(documentEndpoints.listDocumentTypes, {
  query: { record_type: 'user' },
})
const body = { document_type_id: types.find((type) => type.name === 'Other')!.id, title: 'Induction' }

const large = pdfBytes('x'.repeat(12 * MB))
test.each([
  ['too large a file', 413, { name: 'a.pdf', content: large }, body],
  [
    'a wrong type of file',
    415,
    { name: 'a.pdf', content: Buffer.concat([Buffer.from('<html>'), large]) },
    body,
  ],
  ['wrong fields', 422, { name: 'a.pdf', content: large }, { title: '' }],
  ['no fields', 400, { name: 'a.pdf', content: large }, undefined],
])('after %s the connection answers at once', async (_what, status, file, data) => {
  const allocator = await app.as('allocator')
  const authorization = `Bearer ${allocator.token}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { headers, payload } = form(data, [file])
  const sent =
    data === undefined
      ? Buffer.from(payload.toString('latin1').replace('name="data"', 'name="fata"'), 'latin1')
      : payload
  const refused = await send(agent, port, 'POST', `/api/records/user/${allocator.user_id}/documents`, {
    headers: { ...headers, authorization, 'content-length': String(sent.length) },
    payload: sent,
  })
  expect(refused.status).toBe(status)
  const next = await send(agent, port, 'GET', '/api/my/documents', { headers: { authorization } })
  expect(next).toMatchObject({ status: 200, isReused: true })
  expect(refused.milliseconds + next.milliseconds).toBeLessThan(5000)
  agent.destroy()
})

const json = { 'content-type': 'application/json' }
const signIn = (payload: string) => app.visitor.request('POST', '/api/login', { payload, headers: json })
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0])))

test('a megabyte from someone without a session is refused before it is parsed', async () => {
  const reply = await signIn(keys(100_000))
  expect(reply).toMatchObject({ status: 413, message: 'This form is too large to send.' })
  expect(reply.text.length).toBeLessThan(200)
})

test('of many wrong fields twenty are named', async () => {
  const accounts = await app.as('accounts')
  const reply = await accounts.request('POST', '/api/clients', { payload: keys(4000), headers: json })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.errors)).toHaveLength(20)
  expect(reply.text.length).toBeLessThan(2000)
})

test.each([
  ['nested too deep', `{"email":${'['.repeat(21)}${']'.repeat(21)}}`],
  ['nested as deep as the body is long', '['.repeat(16_000)],
  [
    'nested behind a quote in a text',
    String.raw`{"a":"\"[[[","b":` + `${'{"c":'.repeat(21)}1${'}'.repeat(22)}`,
  ],
  ['cut off', '{"email": "a@example.com'],
  ['no JSON', 'undefined'],
])('a body that is %s is refused in words', async (_what, payload) => {
  expect(await signIn(payload)).toMatchObject({ status: 400, message: 'The request could not be read.' })
})

test('a body of very many parts is refused before anything is made of it', async () => {
  const sales = await app.as('sales')
  const send = (part: string, count: number) =>
    sales.request('POST', '/api/quotes', {
      payload: `{"lines":[${`${part},`.repeat(count)}${part}]}`,
      headers: json,
    })
  for (const reply of [await send('{}', 300_000), await send('1', 480_000), await send('[]', 300_000)])
    expect(reply).toMatchObject({ status: 400, message: 'The request could not be read.' })
  expect((await send('{}', 4900)).errors['lines']).toBe('A quote can have up to 500 lines.')
  const filled = await send('{}', 400)
  expect(filled.status).toBe(422)
  expect(Object.keys(filled.errors)).toHaveLength(20)
})

test('brackets and commas inside a text count for nothing', async () => {
  const email = `${'[{:'.repeat(1000)}\\"`
  expect(await signIn(JSON.stringify({ email, password: 'x' }))).toMatchObject({ status: 422 })
})

const endpoints: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...serverAreas.map((area) => area.endpoints),
)

test('a call without a session takes sixteen kilobytes of JSON, every other what it needs', () => {
  for (const [call, e] of Object.entries(endpoints)) {
    if (e.permission === 'public') expect(maxBody(e), call).toBeLessThanOrEqual(16_384)
    else expect(maxBody(e), call).toBeLessThanOrEqual(1_000_000)
  }
})

test.each([
  ['without a boundary', 'multipart/form-data', '--x--'],
  ['with an empty boundary', 'multipart/form-data; boundary=', '--x--'],
  ['with a boundary that never comes', 'multipart/form-data; boundary=never', 'x'.repeat(2000)],
  [
    'that ends in a header',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="da',
  ],
  [
    'that ends in a field',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}',
  ],
  [
    'that ends in a file',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(body)}\r\n--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
  ],
  [
    'with a field of an object’s own name',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  ],
  ['that is empty', 'multipart/form-data; boundary=x', ''],
])('a form %s is refused by every call that takes one', async (_what, type, payload) => {
  const administrator = await app.as('administrator')
  const own: Record<string, string> = { record_type: 'user', record_id: String(administrator.user_id) }
  for (const [call, e] of Object.entries(endpoints)) {
    if (!e.upload && !e.form) continue
    const path = e.path
      .replace('{role}', 'superAdmin')
      .replaceAll(/:(\w+)/g, (_, name: string) => own[name] ?? '1')
    const reply = await administrator.request(e.method, path, {
      payload,
      headers: { 'content-type': type },
    })
    expect([400, 403, 404, 409, 415, 422], `${call} ${reply.text}`).toContain(reply.status)
    expect(reply.success).toBe(false)
  }
})

/** What comes back for bytes that are no request. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test.each([
  ['no request', 'hello\r\n\r\n', 400, 'The request could not be read.'],
  [
    'a broken header',
    'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n',
    400,
    'The request could not be read.',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
])('%s is answered like every other refusal', async (_what, bytes, status, message) => {
  const answer = await answerTo(bytes)
  const [head = '', content = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain("content-security-policy: default-src 'self'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(content)).toEqual({ success: false, message })
})

test('a public call is limited by network, and no header gets around it', async () => {
  const limited = await testApp({ env: { HAULYARD_PUBLIC_CALLS: '30' } })
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` }
    statuses.push((await limited.visitor.request('GET', '/api/setup', { headers })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  const refused = await limited.visitor.request('POST', '/api/login', { payload: {} })
  expect(refused).toMatchObject({ status: 429, message: 'Too many requests. Wait a minute and try again.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // A signed-in user is not affected.
  const sales = await limited.as('sales')
  expect((await sales.request('GET', '/api/profile')).status).toBe(200)
})
