import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { serverArea } from '#platform/server/platform.ts'
import { testApp } from '#test/app.ts'
import { pdf } from '#test/uploads.ts'

const endpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/send',
    permission: 'signed_in',
    summary: 'Send a file.',
    topic: 'document',
    upload: { max_files: 1, max_bytes: 1000 },
    body: z.object({ title: z.string() }),
    output: z.object({ sent: z.number() }),
  }),
}
const handlers = () => ({ send: async () => ({ sent: 1 }) })

test('a bug while reading a form is reported as one, and a truncated form is not', async () => {
  const area = serverArea({ endpoints, handlers, uploads: () => ({ send: async () => {} }) })
  const app = await testApp({ areas: [area] })
  const driver = await app.as('driver')
  const send = (files = [pdf()]) => driver.call(endpoints.send, { body: { title: 'a' } }, { files })
  const unexpected = () => app.log.filter((line) => line.includes('"unexpected"'))
  expect((await send()).status).toBe(200)

  const payload =
    '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"title":"a"}\r\n--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const cutOff = await driver.request('POST', '/api/send', { headers, payload })
  expect(cutOff).toMatchObject({ status: 400, message: 'The request could not be read.' })
  expect(unexpected()).toEqual([])

  app.platform.files.receive = async () => Promise.reject(new Error('a defect'))
  expect(await send()).toMatchObject({ status: 500, message: 'Something went wrong.' })
  expect(unexpected()).toHaveLength(1)
})

test('the server does not start with an upload that has no check', async () => {
  const area = {
    ...serverArea({ endpoints, handlers, uploads: () => ({ send: async () => {} }) }),
    uploads: () => ({}),
  }
  await expect(testApp({ areas: [area] })).rejects.toThrow('Nothing says who may upload to send.')
})
