import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'

const app = await testApp()
const administrator = await app.as('administrator')

// S12: on every answer, including refusals and errors from the HTTP library.
test.each([
  ['a list', 'GET', '/api/clients'],
  ['nothing there', 'GET', '/api/nothing'],
  ['not a route', 'POST', '/nothing'],
  ['a broken address', 'GET', '/api/clients/%E0%A4%A'],
  ['health', 'GET', '/api/health'],
  ['documentation', 'GET', '/api/docs'],
  ['a wrong content type', 'POST', '/api/clients'],
  ['an export', 'GET', '/api/clients/export'],
])('%s carries the security headers', async (_name, method, url) => {
  const payload = method === 'POST' ? { payload: 'x', headers: { 'content-type': 'text/plain' } } : {}
  const { headers } = await administrator.request(method, url, payload)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/default-src '(self|none)'/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('camera='),
  })
})

test('malformed, oversized and mistyped bodies are refused with a message', async () => {
  const send = (payload: string, type: string) =>
    administrator.request('POST', '/api/clients', { payload, headers: { 'content-type': type } })
  expect(await send('{"name":', 'application/json')).toMatchObject({
    status: 400,
    message: 'The request could not be read.',
  })
  expect(await send('a=1', 'text/plain')).toMatchObject({ status: 415 })
  expect(await send('a=1', 'text/csv')).toMatchObject({
    status: 415,
    message: 'This type of content is not accepted.',
  })
  expect(await send(`{"name":"${'x'.repeat(1_100_000)}"}`, 'application/json')).toMatchObject({
    status: 413,
    message: 'This form is too large to send.',
  })
  expect(await send('{"__proto__":{"polluted":1}}', 'application/json')).toMatchObject({ status: 422 })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('library error messages never reach a person', async () => {
  const send = (payload: unknown) =>
    administrator.request('POST', '/api/clients', {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
  const replies = [
    await send('text'),
    await send([1]),
    await send({ name: 7, roles: 'x', gst_switch: {}, account_manager_id: 'me' }),
    await administrator.request('GET', '/api/clients?page_size=500'),
    await administrator.request('GET', '/api/clients?sort=secret'),
    await administrator.request('PATCH', '/api/clients/1', { payload: {} }),
  ]
  for (const { status, message, errors } of replies) {
    expect(status).toBe(422)
    expect([message, ...Object.values(errors)].join(' ')).not.toMatch(
      /invalid input|expected|too big|invalid option/i,
    )
  }
  expect(replies[3]?.errors).toEqual({ page_size: 'Page size must be 200 or less.' })
  expect(replies[5]?.errors).toEqual({
    version: 'Something went wrong on this page. Reload it and try again.',
  })
})

// By which screens correct a computer whose clock is wrong.
test.each(['/api/clients', '/api/nothing'])('%s says what time the server has', async (url) => {
  const { headers } = await administrator.request('GET', url)
  expect(headers['x-server-time']).toBe(app.platform.clock.now().toISOString())
})
