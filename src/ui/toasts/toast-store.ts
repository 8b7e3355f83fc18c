export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  message: string
  kind: ToastKind
  /** An action offered while it shows: "Undo". */
  action?: { label: string; run: () => void }
  /** How long it stays, in milliseconds (specification, section 8). */
  ms: number
}

/** A toast: a success by default. */
export type Saying = string | Pick<Toast, 'message' | 'kind'>
export const toastOf = (said: Saying): Pick<Toast, 'message'> & Partial<Pick<Toast, 'kind'>> =>
  typeof said === 'string' ? { message: said } : said

const defaultMs = 5000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast. Earlier ones make way, so that they do not pile up: a success for the next success, any for
 * the same message, but not one that offers an action. It stays `ms` milliseconds (5 s by default), longer
 * while hovered.
 */
export function showToast({
  message,
  kind = 'success',
  ms = defaultMs,
  action,
}: {
  message: string
  kind?: ToastKind
  ms?: number
  action?: Toast['action']
}): void {
  lastId += 1
  const isOver = (one: Toast) =>
    !one.action && one.kind === kind && (kind === 'success' || one.message === message)
  const others = toasts.filter((one) => !isOver(one))
  change([...others, { id: lastId, message, kind, ms, action }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const currentToasts = (): readonly Toast[] => toasts

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
