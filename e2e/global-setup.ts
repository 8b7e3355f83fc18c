import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type APIRequestContext, request } from '@playwright/test'
import { origin, statePath } from './environment.ts'
import { demoPassword, everybody, people } from './people.ts'

/** Signs everybody in once; each test starts with the stored state. */
export default async function setup(): Promise<void> {
  for (const person of everybody) {
    const context = await request.newContext({ baseURL: origin })
    const user = await signedIn(context, person)
    const { cookies } = await context.storageState()
    const state = {
      cookies,
      origins: [{ origin, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }],
    }
    mkdirSync(dirname(statePath(person)), { recursive: true })
    writeFileSync(statePath(person), JSON.stringify(state))
    await context.dispose()
  }
}

async function signedIn(context: APIRequestContext, person: keyof typeof people): Promise<unknown> {
  const { email, user_type } = people[person]
  const response =
    user_type === null
      ? await context.post('/api/register', {
          data: { name: 'Wes Tanner', email, password: 'a-long-password' },
        })
      : await context.post('/api/login', { data: { email, password: demoPassword } })
  const { success, message, data } = (await response.json()) as {
    success: boolean
    message: string
    data: unknown
  }
  if (!success) throw new Error(`${person} cannot sign in: ${message}`)
  return data
}
