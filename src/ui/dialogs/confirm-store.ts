/** A confirmation. */
export interface ConfirmQuestion {
  title: string
  /** Each entry is shown on its own line. */
  message?: string
  /** The confirming button's label: "Archive", "Send". */
  confirmLabel?: string
  danger?: boolean
  /** Asks for a reason. A required one must be given before confirming. */
  reason?: 'required'
  /** The maximum length of a reason. */
  longestReason?: number
}

/** Null when cancelled. `reason` is empty when none was asked for or given. */
export type ConfirmAnswer = { reason: string } | null

interface Asked {
  question: ConfirmQuestion
  answer: (answer: ConfirmAnswer) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function change(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks, and resolves with the answer. A second question cancels the first. */
export function confirm(question: ConfirmQuestion): Promise<ConfirmAnswer> {
  asked?.answer(null)
  return new Promise((resolve) => {
    change({
      question,
      answer: (answer) => {
        change(null)
        resolve(answer)
      },
    })
  })
}

export const currentQuestion = (): Asked | null => asked

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
