import { type Permission, permissions } from '#shared/permissions.ts'
import { useMay } from '../calls/session.ts'

/** Puts a missing right into words: "Your role cannot set whether a client pays GST." */
export function missingRight(key: Permission): string {
  const { label } = permissions[key]
  return `Your role cannot ${label.charAt(0).toLowerCase()}${label.slice(1)}.`
}

/**
 * `const whyNot = useWhyNot()`: undefined when allowed, else the reason, for the `disabledReason` of a field,
 * button or menu item.
 */
export function useWhyNot(): (key: Permission) => string | undefined {
  const may = useMay()
  return (key) => (may(key) ? undefined : missingRight(key))
}
