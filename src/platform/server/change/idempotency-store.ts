import { createHash, createHmac } from 'node:crypto'
import { AppError } from '#platform/contract/app-error.ts'
import { canonical } from '#shared/canonical.ts'
import type { Tx } from '../database/database.ts'

/** Answers are kept for thirty days. */
export const keptDays = 30

export interface IdempotentRequest {
  /** Whose key it is: different people's keys never collide. */
  actor: string
  key: string
  sha256: Buffer
}

/** What makes two requests the same: method, path with query, body and file contents. */
export const requestHash = (
  method: string,
  url: string,
  body: unknown,
  files: readonly string[] = [],
): Buffer =>
  createHash('sha256')
    .update([method, url, canonical(body ?? null), ...files].join('\n'))
    .digest()

/** The same for a body whose few possible values could be tried against its hash. `secret`: the servers'. */
export const sealedHash = (secret: string, hash: Buffer): Buffer =>
  createHmac('sha256', secret).update('request ').update(hash).digest()

/**
 * Claims the key in the write's own transaction, so that a duplicate waits until this one has ended.
 * @returns the stored answer when the request was already answered, else null.
 * @throws invalid when the key was used for a different request.
 */
export async function claimKey(tx: Tx, request: IdempotentRequest): Promise<string | null> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({ actor: request.actor, key: request.key, request_sha256: request.sha256 })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  const kept = await tx
    .selectFrom('idempotency')
    .select(['request_sha256', 'answer'])
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  if (!kept.request_sha256.equals(request.sha256) || kept.answer === null) {
    throw new AppError('invalid', 'This Idempotency-Key was used for another request.')
  }
  return kept.answer
}

/** The statement that stores the answer to a claimed request. */
export const answerUpdate = (tx: Tx, { actor, key }: IdempotentRequest, answer: string) =>
  tx.updateTable('idempotency').set({ answer }).where('actor', '=', actor).where('key', '=', key)

export async function forgetOldAnswers(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('idempotency').where('created_at', '<', before).execute()
}
