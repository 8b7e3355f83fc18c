import { useSearch } from '@tanstack/react-router'
import type { Tab } from '#ui/shells/Tabs.tsx'
import { type RecordTabs, tabNames } from './record-tabs.ts'
import { useViewer } from '../calls/session.ts'

interface TabOptions<Name extends string> {
  counts?: Partial<Record<Name, number | undefined>>
  /** Whether a tab is in the row of tabs; those that are not are opened from the chain or the summary. */
  isListed?: (name: Name) => boolean
  /** Whether a tab exists at all, where that depends on more than a right. */
  isThere?: (name: Name) => boolean
}

/** The tabs this person sees, and the one the address opens: the first by default. */
export function useRecordTabs<Name extends string>(
  tabs: RecordTabs<Name>,
  pathOf: (name: Name) => string,
  { counts = {}, isListed = () => true, isThere = () => true }: TabOptions<Name> = {},
): { open: Name; links: Tab[] } {
  const { permissions } = useViewer()
  const { tab: asked } = useSearch({ strict: false }) as { tab?: string }
  const isSeen = (name: Name): boolean => {
    const { right, all } = tabs[name]
    return (
      (right === undefined || permissions[right] !== undefined) &&
      (all === undefined || permissions[all] === 'all')
    )
  }
  const [first, ...others] = tabNames(tabs)
  if (first === undefined) throw new Error('A record has a tab at least.')
  const seen = [first, ...others.filter((name) => isSeen(name) && isThere(name))]
  const open = seen.find((name) => name === asked) ?? first
  return {
    open,
    links: seen.filter(isListed).map((name) => ({
      label: tabs[name].label,
      to: pathOf(name),
      active: name === open,
      count: counts[name],
    })),
  }
}
