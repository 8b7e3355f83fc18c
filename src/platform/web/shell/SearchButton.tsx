import { IconSearch } from '@tabler/icons-react'
import { setOverlay } from './overlay.ts'
import css from './SearchButton.module.css'

const commandKey = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

/** Opens the palette. `isSmall`: the icon only. */
export function SearchButton({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <button
      type="button"
      className={css.search}
      data-small={isSmall || undefined}
      aria-label={`Search or go to… ${commandKey} K`}
      aria-keyshortcuts="Control+K Meta+K"
      title={isSmall ? `Search or go to… ${commandKey} K` : undefined}
      onClick={() => setOverlay('palette')}
    >
      <IconSearch size={15} aria-hidden />
      {!isSmall && (
        <>
          <span>Search or go to…</span>
          <kbd>{commandKey} K</kbd>
        </>
      )}
    </button>
  )
}
