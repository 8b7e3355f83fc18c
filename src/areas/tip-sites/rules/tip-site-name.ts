interface Named {
  readonly name: string
  readonly suburb: string | null
  /** What it was called before. */
  readonly former_names?: readonly string[]
}

/** `Westgate (Laverton)`: sites in different suburbs may have the same name. */
export const tipSiteName = ({ name, suburb }: Named): string => (suburb ? `${name} (${suburb})` : name)

/** Whether a typed place may be the site: its name, with or without the suburb, in any case of letters. */
export const isNamed = ({ name, suburb, former_names = [] }: Named, place: string | null): boolean =>
  [name, ...former_names]
    .flatMap((one) => [one, tipSiteName({ name: one, suburb })])
    .some((one) => one.toLowerCase() === place?.toLowerCase())
