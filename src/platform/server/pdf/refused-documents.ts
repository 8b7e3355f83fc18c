import { createHash } from 'node:crypto'
import type { AppError } from '#platform/contract/app-error.ts'
import type { SetOrder } from './typesetter.ts'

/** Recently refused documents, so that no one waits again for one that is bound to fail. */
export interface RefusedDocuments {
  remember(hash: string, refusal: AppError): void
  /** Records a failure that may be the machine's. @returns whether it is this document's first for a while. */
  failsFirst(hash: string): boolean
  /** @throws the refusal of a document that was refused. */
  check(hash: string): void
}

const most = 200

/** Remembers each for so long, in milliseconds. */
export function openRefusedDocuments(remembered_ms: number): RefusedDocuments {
  /** Oldest first. */
  const seen = new Map<string, { refusal: AppError | null; until: number }>()
  const note = (hash: string, refusal: AppError | null): void => {
    seen.delete(hash)
    seen.set(hash, { refusal, until: Date.now() + remembered_ms })
    const [oldest] = seen.keys()
    if (seen.size > most && oldest !== undefined) seen.delete(oldest)
  }
  const find = (hash: string) => {
    const one = seen.get(hash)
    return one && one.until > Date.now() ? one : undefined
  }
  return {
    remember: note,
    failsFirst: (hash) => {
      if (find(hash)) return false
      note(hash, null)
      return true
    },
    check: (hash) => {
      const refusal = find(hash)?.refusal
      if (refusal) throw refusal
    },
  }
}

/** Identifies a document by its content, whatever its date. */
export function hashOf({ template, data, images }: Pick<SetOrder, 'template' | 'data' | 'images'>): string {
  const hash = createHash('sha256').update(template).update('\0').update(data)
  for (const bytes of Object.values(images)) hash.update(bytes)
  return hash.digest('hex')
}
