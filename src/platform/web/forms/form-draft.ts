type Values = Readonly<Record<string, unknown>>

interface Draft {
  user_id: number
  path: string
  /** By form. */
  forms: Record<string, Values>
}

/** The address and the person. */
export type Place = Pick<Draft, 'user_id' | 'path'>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'typed'
const secret = /password|secret|token|signature|bank_(?:bsb|account)/

/** The values that differ from the form's initial ones; `isWhole` is false when a secret or a file was left out. */
export function draftOf(values: Values, begun: Values): { typed: Values; isWhole: boolean } {
  const differing = Object.entries(values).filter(
    ([name, value]) =>
      JSON.stringify(value ?? null) !== JSON.stringify(begun[name] ?? null) || hasFile(value),
  )
  const draft = differing.filter(([name, value]) => !secret.test(name) && !hasFile(value))
  return { typed: Object.fromEntries(draft), isWhole: draft.length === differing.length }
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile)
}

/** Keeps what is typed into a form at this address, until it is taken back or the user moves on. */
export function saveDraft(store: Store, place: Place, form: string, typed: Values): boolean {
  const others = draftsAt(store, place)?.forms
  try {
    store.setItem(
      storageKey,
      JSON.stringify({ ...place, forms: { ...others, [form]: typed } } satisfies Draft),
    )
    return true
  } catch {
    // The browser's storage is full or blocked.
    return false
  }
}

/** What was typed into a form before the reload, once; drafts from another address or person are discarded. */
export function takeDraft(store: Store, place: Place, form: string): Values | null {
  const draft = draftsAt(store, place)
  store.removeItem(storageKey)
  if (!draft) return null
  const { [form]: typed, ...forms } = draft.forms
  if (Object.keys(forms).length > 0) store.setItem(storageKey, JSON.stringify({ ...place, forms }))
  return typed ?? null
}

/** Whether something was typed before the reload into a form whose name begins so. */
export const hasDraft = (store: Store, place: Place, start: string): boolean =>
  Object.keys(draftsAt(store, place)?.forms ?? {}).some((form) => form.startsWith(start))

export const forgetTyped = (store: Store): void => store.removeItem(storageKey)

function draftsAt(store: Store, { user_id, path }: Place): Draft | null {
  try {
    const draft = JSON.parse(store.getItem(storageKey) ?? 'null') as Draft | null
    return draft?.user_id === user_id && draft.path === path ? draft : null
  } catch {
    return null
  }
}
