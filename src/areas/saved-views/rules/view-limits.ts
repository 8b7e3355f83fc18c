/** How many views a person may keep per list, and in total. */
export const viewLimits = { of_list: 50, in_all: 500 } as const

interface Kept {
  list_key: string
  name: string
}

/** Whether someone with these views may save one more, or why not. One of the same list and name is replaced. */
export function saveViewCan(own: readonly Kept[], { list_key, name }: Kept): true | string {
  const ofList = own.filter((view) => view.list_key === list_key)
  if (ofList.some((view) => view.name === name)) return true
  if (ofList.length >= viewLimits.of_list)
    return `You have ${viewLimits.of_list} views of this list, which is the limit. Remove one first.`
  if (own.length >= viewLimits.in_all)
    return `You have ${viewLimits.in_all} views, which is the limit. Remove one first.`
  return true
}
