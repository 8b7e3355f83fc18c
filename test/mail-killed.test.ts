import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { openClock } from '#platform/server/clock.ts'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import { openWrite } from '#platform/server/change/open-write.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testDatabase } from './database.ts'
import { count, figure } from './proof.ts'

const database = await testDatabase()
const owner = await database.owner()
/** Each email's arrivals by subject, as references. */
const arrived = new Map<string, string[]>()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 100,
  onData: (stream, _session, done) => {
    const take = async (raw: string) => {
      const header = (name: string) => new RegExp(`^${name}: (.*)`, 'im').exec(raw)?.[1]?.trim() ?? ''
      const subject = header('Subject')
      arrived.set(subject, [...(arrived.get(subject) ?? []), header('Message-ID')])
      await sleep(20) // So that some senders are killed between delivery and confirmation.
      done()
    }
    // A sender killed while sending has sent nothing.
    text(stream).then(take, () => {})
  },
})
smtp.on('error', () => {}) // Connections of a killed sender.
await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
const smtp_url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`

const logger = openLogger('silent', { write: () => {} })
const jobs = await openJobs({ owner: database.ownerConfig, app: database.config, logger })
const write = openWrite({
  db: database.db,
  clock: openClock(),
  jobs,
  subscriptions: [],
  mail_leaves: true,
})
/** Another server checks for dead ones every second instead of every minute. */
const watch = new PgBoss({
  ...(database.ownerConfig as object),
  schema: 'pgboss',
  migrate: false,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
})
watch.on('error', () => {})
await watch.start()
afterAll(async () => {
  await watch.stop({ graceful: false })
  await jobs.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

async function startSender() {
  const options = {
    owner: database.ownerConfig,
    app: database.config,
    smtp_url,
    public_url: 'https://office.kestrel.example',
  }
  const child = fork(new URL('mail-sender.ts', import.meta.url), [JSON.stringify(options)])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

// R20.
test(
  'every email arrives although senders are killed repeatedly, each under one reference',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const random = chance(20)
    const kills = count({ short: 1, full: 100 })
    const subjects: string[] = []
    let sender = await startSender()
    for (let kill = 0; kill < kills; kill++) {
      const before = arrived.size
      for (let letter = 0; letter < 6; letter++) {
        const subject = `Letter ${subjects.length}`
        subjects.push(subject)
        await write(system, (change) =>
          sendMail(change, {
            to: 'jo@client.example',
            subject,
            body: 'Hello',
            record_type: 'client',
            record_id: 1,
            purpose: 'booking',
          }),
        )
      }
      await expect.poll(() => arrived.size, { timeout: 20_000, interval: 2 }).toBeGreaterThan(before)
      await sleep(random.whole(0, 60))
      const gone = once(sender, 'exit')
      sender.kill('SIGKILL')
      await gone
      // As after a minute without a heartbeat.
      await owner.query(
        `update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`,
      )
      sender = await startSender()
    }
    const waiting = async () =>
      (await owner.query(`select from message where status <> 'sent'`)).rowCount ?? 0
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    const letters = subjects.map((subject) => arrived.get(subject) ?? [])
    expect(letters.filter((references) => references.length === 0)).toEqual([])
    expect(letters.filter((references) => new Set(references).size !== 1)).toEqual([])
    const twice = letters.filter((references) => references.length > 1).length
    figure(
      'R20',
      `${kills} kills, ${subjects.length} letters: 0 lost, ${twice} came again under the reference that they had`,
    )
  },
)
