/** The id of an item's element, for scrolling to it. */
export const itemElement = (id: number): string => `checklist-item-${id}`

export function goToItem(id: number): void {
  const element = document.getElementById(itemElement(id))
  element?.scrollIntoView({ block: 'center' })
  element?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}
