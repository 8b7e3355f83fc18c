import { hashPassword } from '#areas/account/server/index.ts'
import { countAttempt } from '#platform/server/sessions/throttle-store.ts'
import type { TestApp } from './app.ts'

export const password = 'grey kelpie 40'

/** Where a call comes from. */
export interface Seat {
  address: string
  /** The cookie from an earlier sign-in. */
  cookie?: string
}

export interface SignInAnswer {
  status: number
  message: string
  token: string | undefined
  retry_after: number
  /** As the browser keeps it. */
  cookie: string
}

/**
 * Sign-in attempts by users, and by attackers.
 * @param password_hash of all of them: checking it costs what the hash says.
 */
export async function signInAttempts({ server, platform }: TestApp, password_hash?: string) {
  password_hash ??= await hashPassword(password)
  let people = 0
  const account = async () => {
    const email = `pat${++people}@example.com`
    const { id } = await platform.db
      .insertInto('app_user')
      .values({ name: 'Pat Webb', email, password_hash, user_type: 2, approved: 'Approved' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, email }
  }

  const send = async (
    url: string,
    payload: object,
    { address, cookie = '' }: Seat,
    headers: Record<string, string> = {},
  ): Promise<SignInAnswer> => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: address,
      headers: { cookie, ...headers },
    })
    const { message, data } = answer.json<{ message: string; data?: { token?: string } }>()
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return {
      status: answer.statusCode,
      message,
      token: data?.token,
      retry_after: Number(answer.headers['retry-after'] ?? 0),
      cookie: cookies.find((one) => one.startsWith('haulyard_device='))?.split(';')[0] ?? '',
    }
  }
  const right = (email: string, from: Seat) => send('/api/login', { email, password }, from)
  const wrong = (email: string, from: Seat) => send('/api/login', { email, password: 'not this one' }, from)

  /** Records as many attempts as lock the account everywhere except at known places; without a hash for each. */
  const attackFromEverywhere = (email: string) => fill(`sign-in account ${email}`, 20)
  const fill = async (bucket: string, failures: number) => {
    const full = countUp(failures, () =>
      countAttempt(platform.db, { [bucket]: { failures, minutes: 15 } }).catch(() => {}),
    )
    await Promise.all(full)
  }
  return {
    account,
    email: async () => (await account()).email,
    send,
    right,
    wrong,
    attackFromEverywhere,
    fill,
  }
}

const countUp = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

export const times = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(countUp(count, make))

/** How often each status occurred. */
export const tally = (answers: readonly { status: number }[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
