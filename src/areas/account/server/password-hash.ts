import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#platform/contract/app-error.ts'
import { isCommonPassword } from '../rules/common-passwords.ts'

/** Argon2id at what OWASP asks for at least; a hash takes some tens of milliseconds of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** So that a morning's sign-ins do not take every core from everybody else. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Does work that hashes when it is its turn: two at a time in this process, the others in order. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++
  else await new Promise<void>((resolve) => void waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** @returns what is kept of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** What is kept of a password that somebody chose. @throws invalid on `password` when it is too common. */
export async function hashChosen(password: string): Promise<string> {
  if (isCommonPassword(password)) throw invalid({ password: 'This password is too common.' })
  return hashPassword(password)
}

/** What passwords are compared with that belong to nobody; made at start, so that the first of them takes no longer. */
const nobodys = hash(crypto.randomUUID(), cost)

/**
 * Whether a password is right. Without a hash (nobody has this e-mail, or no password yet) it takes as long and is
 * wrong. The caller waits for its turn.
 */
export async function isRight(password: string, password_hash: string | null): Promise<boolean> {
  const isSame = await verify(password_hash ?? (await nobodys), password)
  return isSame && password_hash !== null
}
