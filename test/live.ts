import { onTestFinished } from 'vitest'
import { type Notice, liveChannel } from '#platform/server/live/live-notices.ts'
import type { Caller, TestApp } from './app.ts'

/** The notifications between this database's servers while it listens; `stop` returns the connection. */
export async function listenToNotices({ database }: Pick<TestApp, 'database'>) {
  const listener = await database.pool.connect()
  const heard: Notice[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}') as Notice))
  await listener.query(`listen ${liveChannel}`)
  const stop = async () => {
    await listener.query('unlisten *')
    listener.removeAllListeners('notification')
    listener.release()
  }
  return { heard, stop }
}

/** A browser's event stream at a listening server, once it is open; closed with the test. */
export async function listenTo(origin: string, { token }: Pick<Caller, 'token'>, query = '') {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${origin}/api/events${query}`, {
    headers: { cookie: `haulyard_session=${token}` },
    signal: leaving.signal,
  })
  if (!response.ok) throw new Error(`The stream was refused: ${response.status} ${await response.text()}`)
  let text = ''
  let hasEnded = false
  const reading = async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array)
  }
  void reading()
    .catch(() => {})
    .finally(() => (hasEnded = true))
  return {
    text: () => text,
    /** The topics sent, without duplicates. */
    topics: () => [...new Set([...text.matchAll(/"topic":"([^"]+)"/g)].map(([, topic]) => topic!))],
    forget: () => void (text = ''),
    hasEnded: () => hasEnded,
  }
}
