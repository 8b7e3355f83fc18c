import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { call } from './api.ts'
import { Refusal } from './refusal.ts'
import { startSession } from './session.ts'

const row = z.object({ id: z.number() })
const list = endpoint({
  method: 'GET',
  path: '/api/{role}/clients',
  permission: 'clients:read',
  summary: 'List.',
  list: true,
  query: z.object({ search: z.string().optional(), page: z.number().optional() }),
  output: row,
})
const edit = endpoint({
  method: 'PATCH',
  path: '/api/clients/:id',
  permission: 'clients:write',
  summary: 'Edit.',
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string() }),
  output: row,
})
const upload = endpoint({
  method: 'POST',
  path: '/api/documents',
  permission: 'documents:write',
  summary: 'Add.',
  upload: { max_files: 3, max_bytes: 2048 },
  body: z.object({ title: z.string() }),
  output: row,
})

const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const answer = (status: number, body: unknown, headers = {}) =>
  server.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
const keyOf = (index: number) =>
  (server.mock.calls[index]![1].headers as Record<string, string>)['idempotency-key']

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('localStorage', { setItem: () => {}, getItem: () => null, removeItem: () => {} })
  server.mockReset()
  startSession({
    id: 1,
    name: 'Sam',
    email: 's@x.au',
    token: 'tkn',
    user_type: 3,
    user_role: 'Allocator',
    permissions: {},
    avatar: null,
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a list call fills in the prefix and the query and returns a page', async () => {
  answer(200, { success: true, message: '', data: [{ id: 1 }], page: 2, page_size: 50, total: 51 })
  const page = await call(list, { query: { search: 'a&b', page: 2 } })
  expect(page).toEqual({ rows: [{ id: 1 }], page: 2, page_size: 50, total: 51 })
  const [url, init] = server.mock.calls[0]!
  expect(url).toBe('/api/allocators/clients?search=a%26b&page=2')
  expect(init.headers).toEqual({ authorization: 'Bearer tkn' })
})

test('a write sends JSON, with a new key after each answer', async () => {
  answer(200, { success: true, data: { id: 3 } })
  answer(200, { success: true, data: { id: 3 } })
  const input = { params: { id: 3 }, body: { name: 'A' } }
  expect(await call(edit, input)).toEqual({ id: 3 })
  await call(edit, input)
  expect(server.mock.calls[0]).toMatchObject(['/api/clients/3', { method: 'PATCH', body: '{"name":"A"}' }])
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test('an unanswered write is retried with its key; a different body, or a refusal in between, gets a new one', async () => {
  server.mockRejectedValueOnce(new TypeError('network'))
  answer(503, { success: false, message: 'away' })
  answer(409, { success: false, message: 'No.' })
  answer(200, { success: true, data: { id: 4 } })
  answer(200, { success: true, data: { id: 4 } })
  const input = { params: { id: 4 }, body: { name: 'A' } }
  for (let attempt = 0; attempt < 3; attempt++) await expect(call(edit, input)).rejects.toThrow(Refusal)
  await call(edit, { params: { id: 4 }, body: { name: 'B' } })
  await call(edit, input)
  expect(keyOf(1)).toBe(keyOf(0))
  expect(keyOf(2)).toBe(keyOf(0))
  expect(keyOf(3)).not.toBe(keyOf(0))
  expect(keyOf(4)).not.toBe(keyOf(0))
})

test('a form puts data before its files', async () => {
  answer(200, { success: true, data: { id: 5 } })
  const pdf = new File([`%PDF-1.7 ${'x'.repeat(20)}`], 'licence.pdf')
  await call(upload, { body: { title: 'Licence' } }, { files: { file: pdf, extra: [pdf, pdf] } })
  const form = server.mock.calls[0]![1].body as FormData
  expect([...form.keys()]).toEqual(['data', 'file', 'extra', 'extra'])
  expect(form.get('data')).toBe('{"title":"Licence"}')
})

const fileOf = (head: string, bytes = 20) =>
  new File([head, 'x'.repeat(bytes - head.length)], 'a.pdf', { type: 'application/pdf' })
test.each([
  ['too large', fileOf('%PDF-1.7', 2049), 413, 'File must be 2 kB or smaller.'],
  ['a page under the name of a PDF', fileOf('<html>'), 415, 'Upload a PDF, JPG or PNG file.'],
  ['a photo of an iPhone', fileOf('\0\0\0\x18ftypheic'), 415, expect.stringMatching(/^HEIC photos/)],
  ['one of too many', Array.from({ length: 4 }, () => fileOf('%PDF-1.7')), 413, 'Upload up to 3 files.'],
])('a file that is %s is refused before it is sent', async (_, file, status, message) => {
  const sent = call(upload, { body: { title: 'Licence' } }, { files: { file } })
  await expect(sent).rejects.toMatchObject({ name: 'Refusal', status, message })
  expect(server).not.toHaveBeenCalled()
})

test.each([
  [
    'a refusal with fields',
    422,
    { success: false, message: 'No.', errors: { name: 'Name is required.' } },
    { status: 422, message: 'No.', errors: { name: 'Name is required.' } },
  ],
  ['HTTP 200 that says no', 200, { success: false, message: 'No.' }, { status: 200, message: 'No.' }],
  ['words that are no JSON', 200, '<html>', { status: 502 }],
  ['a broken gateway', 504, '<html>', { status: 504 }],
  ['JSON that is no envelope', 200, '[1]', { status: 200 }],
  ['null', 200, 'null', { status: 502 }],
])('%s is a refusal', async (_, status, body, expected) => {
  answer(status, body)
  await expect(call(list, { query: {} })).rejects.toMatchObject({ name: 'Refusal', ...expected })
})

test('no network is a refusal with status 0, and Retry-After is passed on', async () => {
  server.mockRejectedValueOnce(new TypeError('network'))
  await expect(call(list, { query: {} })).rejects.toMatchObject({ name: 'Refusal', status: 0 })
  answer(429, { success: false, message: 'Later.' }, { 'retry-after': '30' })
  await expect(call(list, { query: {} })).rejects.toMatchObject({ status: 429, retry_after_seconds: 30 })
})

test('an abort stays an abort', async () => {
  server.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'))
  await expect(call(list, { query: {} })).rejects.toMatchObject({ name: 'AbortError' })
})
