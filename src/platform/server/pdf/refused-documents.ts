import { createHash } from 'node:crypto'
import type { AppError } from '#platform/contract/app-error.ts'
import type { SetOrder } from './typesetter.ts'

/** The documents that were refused a short while ago, so that nobody waits again for what comes to nothing. */
export interface RefusedDocuments {
  remember(hash: string, refusal: AppError): void
  /** @throws the refusal of a document that was refused. */
  check(hash: string): void
}

const most = 200

/** Remembers each for so long, in milliseconds. */
export function openRefusedDocuments(remembered_ms: number): RefusedDocuments {
  /** The oldest first. */
  const refused = new Map<string, { refusal: AppError; until: number }>()
  return {
    remember: (hash, refusal) => {
      refused.delete(hash)
      refused.set(hash, { refusal, until: Date.now() + remembered_ms })
      const [oldest] = refused.keys()
      if (refused.size > most && oldest !== undefined) refused.delete(oldest)
    },
    check: (hash) => {
      const one = refused.get(hash)
      if (one && one.until > Date.now()) throw one.refusal
    },
  }
}

/** Names what a document says and shows, whenever it is dated. */
export function hashOf({ template, data, images }: Pick<SetOrder, 'template' | 'data' | 'images'>): string {
  const hash = createHash('sha256').update(template).update('\0').update(data)
  for (const bytes of Object.values(images)) hash.update(bytes)
  return hash.digest('hex')
}
