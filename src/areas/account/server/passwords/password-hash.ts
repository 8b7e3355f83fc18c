import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#platform/contract/app-error.ts'
import { isCommonPassword } from '../../rules/common-passwords.ts'

/**
 * Argon2id over 46 MiB: some 50 ms of one core of a quick machine, four times what is asked for at least (19 MiB and
 * two passes), and slower ones still answer at once.
 */
const cost = { memoryCost: 47_104, timeCost: 4, parallelism: 1 }

/** @returns what is kept of a password. The caller waits for its turn. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** What is kept of a password that somebody chose. @throws invalid on `password` when it is too common. */
export async function hashChosen(password: string): Promise<string> {
  if (isCommonPassword(password)) throw invalid({ password: 'This password is too common.' })
  return hashPassword(password)
}

/** Whether a hash was made at another cost than new ones are: it is right still, and made again at the next sign-in. */
export const isOutdated = (password_hash: string): boolean =>
  !password_hash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)

/** What passwords are compared with that belong to nobody; made at start, so that the first of them takes no longer. */
const nobodys = hash(crypto.randomUUID(), cost)

/**
 * Whether a password is right. Without a hash (nobody has this email, or no password yet) it takes as long and is
 * wrong. The caller waits for its turn.
 */
export async function isRight(password: string, password_hash: string | null): Promise<boolean> {
  const isSame = await verify(password_hash ?? (await nobodys), password)
  return isSame && password_hash !== null
}
