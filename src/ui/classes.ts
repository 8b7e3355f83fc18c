/** Joins the class names that are there: `classes(css.row, active && css.active)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
