interface Named {
  readonly name: string
  readonly suburb: string | null
}

/** `Westgate (Laverton)`: sites in different suburbs may have the same name. */
export const tipSiteName = ({ name, suburb }: Named): string => (suburb ? `${name} (${suburb})` : name)

/** Whether a typed place may be the site: its name, with or without the suburb, in any case of letters. */
export const isNamed = (site: Named, place: string | null): boolean =>
  [site.name, tipSiteName(site)].some((name) => name.toLowerCase() === place?.toLowerCase())
