import { type APIRequestContext, request } from '@playwright/test'
import { demoPassword, people, type Person } from './people.ts'

/** A browser's stored sign-in for one of the demo company's users. */
export async function signIn(origin: string, person: Person) {
  const context = await request.newContext({ baseURL: origin })
  const user = await signedIn(context, person)
  const { cookies } = await context.storageState()
  await context.dispose()
  return { cookies, origins: [{ origin, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }] }
}

async function signedIn(context: APIRequestContext, person: Person): Promise<unknown> {
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
