import { type Permission, permissions } from '#shared/permissions.ts'
import { useMay } from '../calls/session.ts'
import { refusedWords } from './missing-right-words.ts'

/** Puts a missing right into words: `Your role can’t approve quotes.` */
export function missingRight(key: Permission): string {
  const { label } = permissions[key]
  const words = refusedWords[key] ?? `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  return `Your role can’t ${words}.`
}

/**
 * `const whyNot = useWhyNot()`: undefined when allowed, else the reason, for the `disabledReason` of a field,
 * button or menu item.
 */
export function useWhyNot(): (key: Permission) => string | undefined {
  const may = useMay()
  return (key) => (may(key) ? undefined : missingRight(key))
}
