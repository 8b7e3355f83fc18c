import { expect, test, vi } from 'vitest'
import { clock, header, mailInstallation, resetLink as link } from '#test/mail-installation.ts'
import { findLink } from '../sessions/public-link.ts'

const [online, late] = await Promise.all([mailInstallation('there'), mailInstallation('later')])

test('mail for a server that is down is sent once it is up', async () => {
  const { send, until, receivedOf, listen, messageOf, lines } = late
  const { id } = await send({ subject: 'Down', to: 'canary@client.example' })
  const waiting = { status: 'queued', error: expect.stringContaining('ECONN') }
  await vi.waitFor(async () => expect(await messageOf(id)).toMatchObject(waiting), 5000)
  await listen()
  expect((await until(id, 'sent')).attempts).toBeGreaterThan(1)
  expect(receivedOf('Down')).toHaveLength(1)
  expect(lines.join()).toContain('job failed')
  expect(lines.join()).not.toContain('canary')
})

test('after “try later” it is retried, with the same reference and a new link each time', async () => {
  const { send, until, db, refusing } = online
  const seen: string[] = []
  refusing.set('Later', (nth, letter) => {
    seen.push(letter)
    return nth < 2 ? [451, 'Greylisted, try again'] : null
  })
  const { id } = await send({ subject: 'Later', link, body: 'Open {link}' })
  expect(await until(id, 'sent')).toMatchObject({ attempts: 2, error: null })
  expect(new Set(seen.map((letter) => header(letter, 'Message-ID'))).size).toBe(1)
  const secrets = seen.map((letter) => /reset\/([\w-]{43})/.exec(letter)![1]!)
  const open = await Promise.all(secrets.map((secret) => findLink(db, 'reset', secret, clock.now())))
  expect(open.map((one) => one !== null)).toEqual([false, true])
})

test('a server that never accepts it is given up eventually', async () => {
  const { send, until, refusing } = online
  refusing.set('Never', () => [451, 'Not today'])
  const { id } = await send({ subject: 'Never' })
  expect(await until(id, 'failed')).toMatchObject({ attempts: 3, error: '451 Not today', sent_at: null })
})

test('a permanent refusal is not retried, and a secret it quotes is cut', async () => {
  const { send, until, db, refusing } = online
  const opened = () => db.selectFrom('public_link').select('id').where('revoked_at', 'is', null).execute()
  const before = await opened()
  refusing.set('Refused', (_nth, letter) => [550, `No thanks: ${/reset\/[\w-]{43}/.exec(letter)?.[0]}`])
  const { id } = await send({ subject: 'Refused', link, body: 'Open {link}' })
  expect(await until(id, 'failed')).toMatchObject({ attempts: 1, error: '550 No thanks: reset/•••' })
  expect(await opened()).toEqual(before)
})
