/** The filters of a list: those that are set, and how to change them. */
export interface FilterProps<Query> {
  query: Query
  onChange: (changes: Query) => void
}

/**
 * A filter's value and what changes it, by its name in the query: `const filter = filterOf(props)`, then
 * `<FilterSelect {...filter('status')} label="Status" options={statusOptions} />`. `resets`: other filters that
 * change with it.
 */
export const filterOf =
  <Query extends object>({ query, onChange }: FilterProps<Query>) =>
  <Name extends keyof Query>(name: Name, resets?: Partial<Query>) => ({
    value: query[name] ?? null,
    onChange: (value: NonNullable<Query[Name]> | null) =>
      onChange({ ...resets, [name]: value ?? undefined } as Query),
  })
