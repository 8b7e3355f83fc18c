type Key = readonly [key: string, does: string]

const everywhere: readonly Key[] = [
  ['Ctrl K', 'Search, go to a screen or run an action'],
  ['?', 'Help for this screen'],
]
const ofForms: readonly Key[] = [['Ctrl S', 'Save the form']]
const moves: readonly Key[] = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
]
const ofActions: readonly Key[] = [...moves, ['Enter', 'Press the row’s button']]
const ofRows: readonly Key[] = [...moves, ['Enter', 'Open the row']]
const ofTicks: readonly Key[] = [['x', 'Tick the row']]
const ofLines: readonly Key[] = [
  ['Enter', 'Next line'],
  ['Ctrl Enter', 'Add a line below'],
  ['Ctrl Delete', 'Remove the line'],
  ['Alt ↑ ↓', 'Move the line'],
]

/** The keys that work on the screen as it is now, its own first. */
export function keysHere(main: Element): readonly Key[] {
  const has = (selector: string) => main.querySelector(selector) !== null
  return [
    ...declared(main),
    ...(has('form, [aria-keyshortcuts~="Control+S"]') ? ofForms : []),
    ...(has('[data-row]') ? ofLines : []),
    ...(has('tbody [aria-keyshortcuts~="x"]') ? ofTicks : []),
    ...(has('[data-action-row]') ? ofActions : has('tbody tr[tabindex]') ? ofRows : []),
    ...everywhere,
  ]
}

/** Single keys that press what declares them: `n` on "New client", `/` on the search field. Each row has its own box to tick. */
function declared(main: Element): Key[] {
  return [...main.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].flatMap((element) => {
    if (element.matches('tbody input')) return []
    const key = element.getAttribute('aria-keyshortcuts') ?? ''
    const does = key === '/' ? 'Search the list' : (element.getAttribute('aria-label') ?? element.textContent)
    return key.length === 1 && does ? [[key, does] as const] : []
  })
}
