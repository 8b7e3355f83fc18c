import { beforeAll } from 'vitest'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import type { Caller } from './app.ts'
import { demoApp } from './demo-app.ts'
import type { PersonName } from './people.ts'

/** The demo company, a third of whose clients the salesperson looks after, and the homes of its people. */
export async function demoHomes() {
  const app = await demoApp()
  beforeAll(async () => {
    const { user_id } = await app.as('sales')
    await app.database.pool.query('update client set account_manager_id = $1 where id % 3 = 0', [user_id])
  }, 240_000)
  const homeOf = async (name: PersonName) => {
    const who = await app.as(name)
    return { who, home: (await who.call(homeEndpoints.getHome, { query: {} })).data }
  }
  const wholeCard = async (who: Caller, key: string) =>
    (await who.call(homeEndpoints.getHomeCard, { params: { key }, query: {} })).data
  return { app, homeOf, wholeCard }
}
