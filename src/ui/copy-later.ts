/** Copies a text that is still being fetched, while the click that asked for it counts; nothing when there is none. */
export async function copyLater(fetched: () => Promise<string | undefined>): Promise<void> {
  const text = fetched()
  const blob = text.then((copied) => {
    if (copied === undefined) throw new Error('Nothing to copy')
    return new Blob([copied], { type: 'text/plain' })
  })
  await navigator.clipboard
    .write([new ClipboardItem({ 'text/plain': blob })])
    .catch(async (error: unknown) => {
      if ((await text) !== undefined) throw error
    })
}
