interface Field {
  readonly field: string
  readonly label: string
}

/** Letters and digits only: `Fleet No.` is `fleetno`. */
const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Other headings that mean a field, as other programs export them. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  abn: ['abnnumber', 'taxnumber'],
  address_line1: ['street', 'streetaddress', 'address1'],
  address_line2: ['address2', 'unit'],
  client_id: ['clientname', 'customer', 'company'],
  email: ['emailaddress', 'mail'],
  fleet_no: ['plantno', 'assetno', 'unitno'],
  mobile: ['mobilephone', 'cell', 'mobilenumber'],
  name: ['fullname', 'description'],
  phone: ['telephone', 'phonenumber', 'landline'],
  postcode: ['zip', 'postalcode'],
  rego_no: ['rego', 'plate', 'registrationnumber'],
  sell_price_cents: ['price', 'rate', 'sellprice'],
  suburb: ['city', 'town'],
}

/**
 * The likeliest field for each heading, '' where there is none: as it was matched last (`remembered`, by heading in
 * lower case), else by its name. No field is matched twice.
 */
export function matchHeadings(
  headings: readonly string[],
  fields: readonly Field[],
  remembered: ReadonlyMap<string, string>,
): string[] {
  const known = new Set(fields.map(({ field }) => field))
  const used = new Set<string>()
  const take = (field: string | undefined): string => {
    if (field === undefined || !known.has(field) || used.has(field)) return ''
    used.add(field)
    return field
  }
  const first = headings.map((heading) => take(remembered.get(heading.toLowerCase())))
  const byName = headings.map((heading, at) => {
    if (first[at] || remembered.get(heading.toLowerCase()) === '') return first[at] ?? ''
    const sought = plain(heading)
    return take(fields.find(({ field, label }) => [plain(label), plain(field)].includes(sought))?.field)
  })
  return headings.map((heading, at) => {
    if (byName[at] || remembered.get(heading.toLowerCase()) === '') return byName[at] ?? ''
    const sought = plain(heading)
    return take(fields.find(({ field }) => alsoCalled[field]?.includes(sought))?.field)
  })
}

/** Why these fields cannot be imported together; null when they can. */
export function matchProblem(
  chosen: readonly string[],
  fields: readonly (Field & { readonly is_required: number })[],
): string | null {
  const used = chosen.filter((field) => field !== '')
  const repeated = fields.find(({ field }) => used.filter((one) => one === field).length > 1)
  if (repeated) return `Two columns are matched with ${repeated.label}. Choose one of them.`
  const missing = fields.filter(({ field, is_required }) => is_required && !used.includes(field))
  if (missing.length === 0) return null
  return `Choose a column for ${missing.map(({ label }) => label).join(', ')}.`
}
