/** The id of the element of an item, to go to. */
export const itemElement = (id: number): string => `checklist-item-${id}`

export function goToItem(id: number): void {
  const element = document.getElementById(itemElement(id))
  element?.scrollIntoView({ block: 'center' })
  element?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}
