// Sends queued mail as a server does, until it is killed.
import { openClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import { openFileStore } from '#platform/server/files/local-files.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { mailJob } from '#platform/server/mail/mail.ts'
import { openWrite } from '#platform/server/change/open-write.ts'

const { owner, app, smtp_url, public_url } = JSON.parse(process.argv[2] ?? '{}') as {
  owner: object
  app: object
  smtp_url: string
  public_url: string
}
const logger = openLogger('silent', { write: () => {} })
const jobs = await openJobs({ owner, app, logger, ask_seconds: 0.5 })
const write = openWrite({
  db: openDatabase(app).db,
  clock: openClock(),
  jobs,
  subscriptions: [],
  mail_leaves: true,
})
const retry = { limit: 100, delay_seconds: 1, max_delay_seconds: 1 }
const files = openFileStore('.')
await jobs.start([mailJob({ smtp_url, public_url }, { retry })], { write, files })
process.send?.('ready')
