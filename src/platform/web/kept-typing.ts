type Values = Readonly<Record<string, unknown>>

interface Kept {
  user_id: number
  path: string
  /** By form. */
  forms: Record<string, Values>
}

/** Where, and by whom, something is typed. */
export type Place = Pick<Kept, 'user_id' | 'path'>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'typed'
const secret = /password|secret|token|signature/

/** What differs from the values that a form began with; `isWhole`: nothing of it is a secret or a file. */
export function typedIn(values: Values, begun: Values): { typed: Values; isWhole: boolean } {
  const differing = Object.entries(values).filter(
    ([name, value]) =>
      JSON.stringify(value ?? null) !== JSON.stringify(begun[name] ?? null) || hasFile(value),
  )
  const kept = differing.filter(([name, value]) => !secret.test(name) && !hasFile(value))
  return { typed: Object.fromEntries(kept), isWhole: kept.length === differing.length }
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile)
}

/** Keeps what was typed into one form of a place, until it is taken back or the place is left. */
export function keepTyped(store: Store, place: Place, form: string, typed: Values): boolean {
  const others = keptAt(store, place)?.forms
  try {
    store.setItem(
      storageKey,
      JSON.stringify({ ...place, forms: { ...others, [form]: typed } } satisfies Kept),
    )
    return true
  } catch {
    // The browser's storage is full or closed.
    return false
  }
}

/** What was typed into a form before the reload, once; what was typed elsewhere or by somebody else is gone. */
export function takeTyped(store: Store, place: Place, form: string): Values | null {
  const kept = keptAt(store, place)
  store.removeItem(storageKey)
  if (!kept) return null
  const { [form]: typed, ...forms } = kept.forms
  if (Object.keys(forms).length > 0) store.setItem(storageKey, JSON.stringify({ ...place, forms }))
  return typed ?? null
}

export const forgetTyped = (store: Store): void => store.removeItem(storageKey)

function keptAt(store: Store, { user_id, path }: Place): Kept | null {
  try {
    const kept = JSON.parse(store.getItem(storageKey) ?? 'null') as Kept | null
    return kept?.user_id === user_id && kept.path === path ? kept : null
  } catch {
    return null
  }
}
