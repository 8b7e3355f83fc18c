interface Keeping {
  /** Why a file is refused before it is sent; null otherwise. */
  refusalOf: (file: File) => Promise<string | null>
  /** Keeps a file. @returns the id of its document. */
  keep: (file: File) => Promise<number>
  failureOf: (error: unknown) => string
}

/** Keeps files one after the other. Each that was not kept is named with its reason; the others are kept all the same. */
export async function addFiles(
  files: readonly File[],
  { refusalOf, keep, failureOf }: Keeping,
): Promise<{ ids: readonly number[]; refusal: string | null }> {
  const ids: number[] = []
  const refused: string[] = []
  for (const file of files) {
    const why = await refusalOf(file)
    if (why !== null) refused.push(`${file.name}: ${why}`)
    else
      await keep(file).then(
        (id) => ids.push(id),
        (error: unknown) => refused.push(`${file.name}: ${failureOf(error)}`),
      )
  }
  return { ids, refusal: refused.length === 0 ? null : refused.join('\n') }
}
