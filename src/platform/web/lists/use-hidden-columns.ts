import { useNavigate, useSearch } from '@tanstack/react-router'

const none = 'none'
const listOf = (text: string): string[] => (text === none ? [] : text.split(','))

/**
 * Which columns of a list are hidden: as the address says, else as the person last chose on this device, else as the
 * screen begins. `list` names the list on this device.
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
