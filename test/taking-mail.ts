import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A real mail server that takes every email. */
export async function takingMail() {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) =>
      void text(stream).then((raw) => {
        received.push(raw)
        done()
      }),
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => server.close())
  return { received, url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` }
}
