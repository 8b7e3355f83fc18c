import type { DocumentLink } from '#platform/contract/letter.ts'
import { copyLater } from '#ui/copy-later.ts'

/**
 * Copies a document's link while it is being made, and notes that in its history. @returns whether it was copied: a browser
 * may refuse; undefined when there is no link, and its refusal is shown.
 */
export async function copyMadeLink(
  making: Promise<DocumentLink | undefined>,
  copied: () => Promise<unknown>,
): Promise<boolean | undefined> {
  const isCopied = await copyLater(async () => (await making)?.url).then(
    () => true,
    () => false,
  )
  if (!(await making)) return undefined
  // It is copied, whatever becomes of the note.
  if (isCopied) await copied().catch(() => undefined)
  return isCopied
}
