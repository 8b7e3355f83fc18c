import { expect } from 'vitest'
import { homeEndpoints as calls } from '#areas/homes/contract/endpoints.ts'
import type { TestApp } from './app.ts'
import { type PersonName, people } from './people.ts'

/** The home cards of one app, as each person sees them. */
export function homeCards(app: TestApp) {
  const ask = async (name: PersonName, key: string) =>
    (await app.as(name)).call(calls.getHomeCard, { params: { key }, query: {} })
  const card = async (name: PersonName, key: string) => {
    const { status, text, data } = await ask(name, key)
    expect(status, text).toBe(200)
    return data
  }
  const count = async (name: PersonName, key: string) => (await card(name, key)).count

  /** Which people get a card; for all others it does not exist, and a visitor has to sign in. */
  async function whoSees(key: string): Promise<PersonName[]> {
    const seen: PersonName[] = []
    for (const name of Object.keys(people) as PersonName[]) {
      const { status } = await ask(name, key)
      if (status === 200) seen.push(name)
      else expect([name, status]).toEqual([name, people[name].user_type === null ? status : 404])
    }
    expect((await app.visitor.call(calls.getHomeCard, { params: { key }, query: {} })).status).toBe(401)
    return seen
  }
  return { ask, card, count, whoSees }
}
