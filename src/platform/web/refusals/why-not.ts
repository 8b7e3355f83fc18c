import { type Permission, permissions } from '#shared/permissions.ts'
import { useMay } from '../calls/session.ts'

/** In words what somebody lacks: "Needs the right to set the GST switch." */
export function lackOf(key: Permission): string {
  const { label } = permissions[key]
  return `Needs the right to ${label.charAt(0).toLowerCase()}${label.slice(1)}.`
}

/**
 * `const whyNot = useWhyNot()`: undefined when the person may, else the reason in words, for the `disabledReason` of
 * a field, a button or a menu's line.
 */
export function useWhyNot(): (key: Permission) => string | undefined {
  const may = useMay()
  return (key) => (may(key) ? undefined : lackOf(key))
}
