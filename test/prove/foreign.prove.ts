import { expect, test } from 'vitest'
import { foreignIds, endpoints, isShared, ownClientsOnly, pairs, takesId, urlOf } from '../foreign-ids.ts'
import { testApp } from '../app.ts'
import { people } from '../people.ts'
import { figure } from '../proof.ts'
import { newClient, canaryRecords } from '../canary-records.ts'
import { median } from './median.ts'

const count = Number(process.env['PAIRS'] ?? 200)
/** How far apart the medians may be, in milliseconds. */
const limit = 5

const app = await testApp()
const owner = await app.database.owner()
await ownClientsOnly(owner)
const reads = endpoints.filter(([, e]) => e.method === 'GET' && takesId(e))

interface Measured {
  what: string
  foreign: number
  none: number
}
const apart = ({ foreign, none }: Measured): number => Math.abs(foreign - none)

test.each(pairs)('another’s record takes the %s as long as a missing one', async (name, otherName) => {
  const one = await app.as(name)
  const other = await app.as(otherName)
  const theirs = await canaryRecords({ app, owner }, other, one, otherName)
  const client = people[name].user_type === 4 ? String(await newClient(app, one, 'Own Civil')) : null
  const measured: Measured[] = []

  for (const [call, e] of reads.filter(([, each]) => !isShared(each, name))) {
    const { foreign, none } = foreignIds(e, theirs, { client })!
    for (const ids of foreign) {
      const answers = new Set<string>()
      const time = async (url: string): Promise<number> => {
        const started = performance.now()
        const { status, text } = await one.request('GET', url)
        const took = performance.now() - started
        answers.add(`${status} ${text}`)
        return took
      }
      const times = { foreign: [] as number[], none: [] as number[] }
      for (let n = 0; n < count; n++) {
        // Which of each pair is first is random, since the second finds everything warm.
        const order = Math.random() < 0.5 ? (['foreign', 'none'] as const) : (['none', 'foreign'] as const)
        for (const kind of order) times[kind].push(await time(urlOf(e, name, kind === 'none' ? none : ids)))
      }
      const what = `${call} ${Object.values(ids).join(' ')}`
      expect([what, ...answers]).toHaveLength(2)
      measured.push({ what, foreign: median(times.foreign), none: median(times.none) })
    }
  }

  const widest = measured.toSorted((a, b) => apart(b) - apart(a)).slice(0, 3)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  console.log(
    `${name}: ${measured.length} ids, ${count} pairs each, medians at most ${limit} ms apart; the widest:`,
  )
  for (const each of widest)
    console.log(
      `  ${each.what.padEnd(32)} ${ms(each.foreign)}, nothing ${ms(each.none)}, apart ${ms(apart(each))}`,
    )
  expect(measured.length).toBeGreaterThan(10)
  expect(measured.filter((each) => apart(each) > limit)).toEqual([])
  figure(
    'S2',
    `${name}: ${measured.length} ids, ${count} pairs each, medians at most ${ms(apart(widest[0]!))} apart`,
  )
})
