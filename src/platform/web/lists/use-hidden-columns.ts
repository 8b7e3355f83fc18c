import { useNavigate, useSearch } from '@tanstack/react-router'

const none = 'none'
const listOf = (text: string): string[] => (text === none ? [] : text.split(','))

/**
 * A list's hidden columns: from the address, else the last choice on this device, else the screen's default.
 * `list` is the storage key.
 */
export function useHiddenColumns(list: string, initial: readonly string[] = []) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as { hidden?: string }
  const storageKey = `columns:${list}`
  const chosen = search.hidden ?? localStorage.getItem(storageKey)

  const onHidden = (hidden: readonly string[]) => {
    const text = hidden.join(',') || none
    localStorage.setItem(storageKey, text)
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, hidden: text })) as never,
      replace: true,
    })
  }
  return { hidden: chosen === null ? initial : listOf(chosen), onHidden }
}
