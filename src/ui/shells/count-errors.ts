/** How many fields of a form are wrong, each row of its lists counted by itself. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('type' in errors && typeof errors.type === 'string') return 1
  return Object.values(errors).reduce<number>((sum, each) => sum + countErrors(each), 0)
}
