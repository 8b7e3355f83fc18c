/** A document of the record whose files can go with a letter. */
export interface LetterFile {
  id: number
  /** What it is called in the dialog. */
  name: string
  /** What its files are called in the email. */
  file_names: readonly string[]
  bytes: number
  path: string
}

export interface LetterFileSource {
  choices: readonly LetterFile[]
  /** Keeps new files with the record, which makes them choices; `refusal` says why one was not kept. */
  add: (files: readonly File[]) => Promise<{ ids: readonly number[]; refusal: string | null }>
  /** As in HTML. */
  accept: string
  /** Why none can be added. */
  disabledReason: string | undefined
}

/** The chosen ones, in the order in which they were chosen. */
export const chosenOf = (choices: readonly LetterFile[], ids: unknown): LetterFile[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id) => choices.find((one) => one.id === id) ?? [])
