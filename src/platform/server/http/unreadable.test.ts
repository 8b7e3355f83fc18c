import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { refuseUnreadable } from './unreadable.ts'

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('half an answer')
}).listen(0, '127.0.0.1')
server.on('clientError', refuseUnreadable)
afterAll(() => server.close())

async function connected() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const garbage = 'no request\r\n\r\n'

test('what is not HTTP is refused with a message', async () => {
  const socket = await connected()
  socket.write(garbage)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"success":false/)
})

test('behind a request being answered it closes the connection, without corrupting that answer', async () => {
  const socket = await connected()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let heard = ''
  socket.on('error', () => {}) // as when the connection is cut
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
    if (heard.endsWith('half an answer')) socket.write(garbage)
  })
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 200 [^]*half an answer$/)
})
