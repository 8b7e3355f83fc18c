/** How many views a person may keep per list, and in total. */
export const viewLimits = { of_list: 50, in_all: 500 } as const

interface Kept {
  list_key: string
  name: string
}

/** The view of the same list and name, which a new one replaces. */
export const viewNamed = <View extends Kept>(own: readonly View[], { list_key, name }: Kept) =>
  own.find((view) => view.list_key === list_key && view.name === name)

/** Whether someone with these views may save one more, or why not. One of the same list and name is replaced. */
export function saveViewCan(own: readonly Kept[], view: Kept): true | string {
  if (viewNamed(own, view)) return true
  const ofList = own.filter(({ list_key }) => list_key === view.list_key)
  if (ofList.length >= viewLimits.of_list)
    return `You have ${viewLimits.of_list} views of this list, which is the limit. Remove one first.`
  if (own.length >= viewLimits.in_all)
    return `You have ${viewLimits.in_all} views, which is the limit. Remove one first.`
  return true
}
