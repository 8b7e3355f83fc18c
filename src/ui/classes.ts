/** Joins truthy class names: `classes(css.row, active && css.active)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
