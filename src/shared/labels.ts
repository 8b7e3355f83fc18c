/**
 * What the fields of a record are called, by their names: in its form, its list, its export, its history and whatever is
 * said of a field that is wrong.
 */
export type Labels = Readonly<Record<string, string>>
