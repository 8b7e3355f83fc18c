import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { topicRights } from '#platform/server/live/live-access.ts'
import { sessionTopic } from '#platform/server/live/live-notices.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from './app.ts'
import { listenTo } from './live.ts'
import { type PersonName, people } from './people.ts'

const endpoints: Record<string, Endpoint> = Object.assign({}, ...serverAreas.map((area) => area.endpoints))
const rights = topicRights(endpoints)

/** Always sent to one person: about their views, or a change of their rights. */
const personal = ['saved_view', sessionTopic]
/** Only read with another record, which is announced in the same change. */
const withAnother: Record<string, string> = { credit_note: 'invoice' }
/** Read under `*` alone: another browser of the same person shows a change with its next notice. */
const withAny = ['first_steps']

/** Every topic the code announces: logged record types, and explicit notices. */
async function liveTopics(): Promise<string[]> {
  const files = await readdir('src', { recursive: true })
  const sources = await Promise.all(
    files
      .filter((name) => /server\/.*(?<!\.test)\.ts$/.test(name))
      .map((name) => readFile(`src/${name}`, 'utf8')),
  )
  const calls = sources.flatMap((source) => [...source.matchAll(/\.live\(\s*([^,]+),/g)])
  const words = calls.map(([, word = '']) => (word === 'sessionTopic' ? sessionTopic : word))
  const computed = words.filter((word) => !/^'\w+'$/.test(word) && word !== sessionTopic)
  expect(computed).toEqual([])
  const logged = serverAreas.flatMap((area) => (area.records ?? []).map(({ type }) => type))
  return [...new Set([...logged, ...words.map((word) => word.replaceAll("'", ''))])]
}

test('every topic sent has someone who may receive it', async () => {
  const sent = await liveTopics()
  expect(sent).toEqual(expect.arrayContaining(['client', 'docket', 'note', 'saved_view', 'session']))
  const unheard = sent.filter((topic) => !rights.has(topic) && ![...personal, ...withAny].includes(topic))
  expect(unheard).toEqual(Object.keys(withAnother))
  for (const topic of Object.values(withAnother)) expect(sent).toContain(topic)
  for (const topic of withAny) expect(sent).toContain(topic)
  for (const { also = [] } of Object.values(endpoints))
    expect(sent).toEqual(expect.arrayContaining([...also]))
})

test('every log entry is about a record type whose topic is declared', async () => {
  const types = new Set(serverAreas.flatMap((area) => (area.records ?? []).map(({ type }) => type)))
  const files = await readdir('src', { recursive: true })
  const used = await Promise.all(
    files
      .filter((name) => /server\/.*(?<!\.test)\.ts$/.test(name))
      .map(async (name) => [
        ...(await readFile(`src/${name}`, 'utf8')).matchAll(/record_type: '([a-z_]+)'/g),
      ]),
  )
  const unknown = used
    .flat()
    .flatMap(([, type]) => (type && !types.has(type) && !rights.has(type) ? [type] : []))
  expect(unknown).toEqual([])
})

/** What the API itself allows: whether a person may make any call whose answer is cached under a topic. */
async function readable(app: Awaited<ReturnType<typeof testApp>>, name: PersonName): Promise<Set<string>> {
  const caller = await app.as(name)
  const topics = new Set<string>()
  for (const e of Object.values(endpoints)) {
    if (e.method !== 'GET' || !rights.has(e.topic ?? '') || e.permission === 'signed_in') continue
    const { status } = await caller.call(e, { params: anyParams } as never)
    if (status !== 403) topics.add(e.topic!)
  }
  topics.delete('*')
  return topics
}
const anyParams = {
  id: 1,
  record_type: 'client',
  record_id: 1,
  type: 'all',
  extra: '1',
  key: 'x',
  list_key: 'x',
}

test('each person receives the topics the API lets them read, and no others', async () => {
  const app = await testApp()
  const origin = await app.server.app.listen({ port: 0, host: '127.0.0.1' })
  const names = Object.keys(people) as PersonName[]
  for (const name of names) await app.as(name)
  const streams = await Promise.all(
    names.map(async (name) => [name, await listenTo(origin, await app.as(name))] as const),
  )
  await app.platform.write(system, async (change) => {
    for (const topic of [...rights.keys(), 'unknown', 'constructor'])
      if (topic !== '*') change.live(topic, 99)
  })
  await app.platform.write(system, async (change) => {
    for (const [name] of streams) {
      const { user_id } = await app.as(name)
      change.live('last', user_id, user_id)
    }
  })
  for (const [name, stream] of streams) {
    await expect.poll(stream.topics).toContain('last')
    const expected = people[name].user_type === null ? new Set<string>() : await readable(app, name)
    expect([name, new Set(stream.topics())]).toEqual([name, expected.add('last')])
  }
})
