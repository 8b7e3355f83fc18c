/** What is asked before something is done. */
export interface ConfirmQuestion {
  title: string
  /** Each of its lines stands on its own. */
  message?: string
  /** The word on the button that does it: "Archive", "Send". */
  confirmLabel?: string
  danger?: boolean
  /** Asks why. A required reason must be given before it can be confirmed. */
  reason?: 'required'
  /** How many characters of a reason are kept. */
  longestReason?: number
}

/** Null when it was called off. `reason` is empty when none was asked for or given. */
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

/** Asks, and resolves when the person has answered. A second question calls the first one off. */
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
