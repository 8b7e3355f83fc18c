import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#platform/contract/app-error.ts'
import { isCommonPassword } from '../../rules/common-passwords.ts'
import { hashCost } from './hash-cost.ts'

/** @returns the hash to store. The caller waits for its turn in the queue. */
export const hashPassword = (password: string): Promise<string> => hash(password, hashCost)

/** The hash of a chosen password. @throws invalid on `password` when it is too common. */
export async function hashChosen(password: string): Promise<string> {
  if (isCommonPassword(password)) throw invalid({ password: 'This password is too common.' })
  return hashPassword(password)
}

const { memoryCost, timeCost, parallelism } = hashCost
const beginning = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Whether a hash has an outdated cost: still valid, and renewed at the next sign-in. */
export const isOutdated = (password_hash: string): boolean => !password_hash.startsWith(beginning)

/** Compared with when there is no account, made at start so that the first such attempt takes no longer. */
const dummyHash = hash(crypto.randomUUID(), hashCost)

/**
 * Whether a password is right. Without a hash (unknown email, or no password yet) it takes as long and is
 * wrong. The caller waits for its turn in the queue.
 */
export async function isCorrectPassword(password: string, password_hash: string | null): Promise<boolean> {
  const isSame = await verify(password_hash ?? (await dummyHash), password)
  return isSame && password_hash !== null
}
