// Holds a data folder as a Haulyard server does, until it is killed or told to stop.
import pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'

const [folder = '', ...options] = process.argv.slice(2)
try {
  const server = await startPostgres(folder, options)
  const client = new pg.Client(server.config)
  await client.connect()
  process.on('SIGTERM', () => {
    void client
      .end()
      .then(() => server.stop())
      .then(() => process.exit(0))
  })
  process.on('message', (text: string) => {
    void client.query(text).then(() => process.send?.('done'))
  })
  process.send?.('ready')
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
