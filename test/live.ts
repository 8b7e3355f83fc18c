import { liveChannel } from '#platform/server/live-notices.ts'
import type { LiveNotice } from '#platform/contract/session.ts'
import type { TestApp } from './app.ts'

/** What browsers of this database are told while it listens; `stop` gives the connection back. */
export async function hearing({ database }: Pick<TestApp, 'database'>) {
  const listener = await database.pool.connect()
  const heard: LiveNotice[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}') as LiveNotice))
  await listener.query(`listen ${liveChannel}`)
  const stop = async () => {
    await listener.query('unlisten *')
    listener.removeAllListeners('notification')
    listener.release()
  }
  return { heard, stop }
}
