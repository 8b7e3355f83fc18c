/** Copies a text that is still being fetched; nothing when there is none. The click that asked for it still counts. */
export async function copyLater(fetched: () => Promise<string | undefined>): Promise<void> {
  const text = await fetched()
  if (text !== undefined) await navigator.clipboard.writeText(text)
}
