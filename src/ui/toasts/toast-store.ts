export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  message: string
  kind: ToastKind
  /** How long it stays, in milliseconds (specification, section 8). */
  ms: number
}

const defaultMs = 5000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in passing. It stays `ms` milliseconds (5 s unless told), longer while pointed at. */
export function showToast({
  message,
  kind = 'success',
  ms = defaultMs,
}: {
  message: string
  kind?: ToastKind
  ms?: number
}): void {
  lastId += 1
  change([...toasts, { id: lastId, message, kind, ms }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const currentToasts = (): readonly Toast[] => toasts

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
