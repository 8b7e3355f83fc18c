import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import { type Category, findAttachments } from '../lookups-store.ts'

interface Wanted {
  field: string
  ids: readonly number[] | undefined
  /** Those it asks for already: one may have been archived, or may fit less, since. */
  before?: readonly number[]
  /** What they go on; without one, any machine. */
  category: Pick<Category, 'id' | 'name'> | null | undefined
}

/** Errors for the fields that name an attachment which is unknown, archived or does not fit the category. */
export async function attachmentErrors(tx: Tx, wanted: readonly Wanted[]): Promise<Record<string, string>> {
  const ids = wanted.flatMap((one) => one.ids ?? [])
  const found = ids.length === 0 ? [] : await findAttachments(tx, ids)
  const current = new Map(found.map((attachment) => [attachment.id, attachment]))
  const errors = wanted.map(({ field, ids: named = [], before = [], category }) => {
    const [wrong] = named
      .filter((id) => !before.includes(id))
      .flatMap((id) => whyNot(current.get(id), category) ?? [])
    return wrong === undefined ? {} : { [field]: wrong }
  })
  return Object.assign({}, ...errors) as Record<string, string>
}

type Attachment = Awaited<ReturnType<typeof findAttachments>>[number]

function whyNot(attachment: Attachment | undefined, category: Wanted['category']): string | undefined {
  if (!attachment) return notAChoice('Attachment')
  const { code, name, compatible_category_ids } = attachment
  return category && !compatible_category_ids.includes(category.id)
    ? `${code} ${name} does not fit ${category.name}.`
    : undefined
}
