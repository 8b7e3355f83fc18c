import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import type { AttachmentTerm } from '../contract/terms.ts'
import { attachmentTermLabels } from '../rules/term-labels.ts'
import { listAttachmentNames } from './rate-rule-store.ts'

interface Terms {
  attachments?: AttachmentTerm[] | undefined
}
interface Priced {
  terms: Terms
  rules: readonly { terms: Terms }[]
}

/** Gives the attachments in the terms of a card and of its rates their names. @throws invalid for one that does not exist. */
export async function nameAttachments<C extends Priced>(tx: Tx, card: C): Promise<C> {
  const all = [card, ...card.rules].flatMap(({ terms }) => terms.attachments ?? [])
  if (all.length === 0) return card
  const ids = all.map(({ attachment_id }) => attachment_id)
  const names = new Map((await listAttachmentNames(tx, ids)).map(({ id, name }) => [id, name]))
  const named = (path: string, terms: Terms): Terms =>
    terms.attachments
      ? {
          ...terms,
          attachments: terms.attachments.map((term, at) => ({
            ...term,
            name: nameOf(term, `${path}.attachments.${at}`),
          })),
        }
      : terms
  const nameOf = ({ attachment_id }: AttachmentTerm, path: string): string => {
    const name = names.get(attachment_id)
    if (name === undefined)
      throw invalid({ [`${path}.attachment_id`]: notAChoice(attachmentTermLabels.attachment_id) })
    return name
  }
  return {
    ...card,
    terms: named('terms', card.terms),
    rules: card.rules.map((rule, at) => ({ ...rule, terms: named(`rules.${at}.terms`, rule.terms) })),
  }
}
