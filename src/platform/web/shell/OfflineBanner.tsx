import { useOnline } from '#ui/use-online.ts'
import css from './OfflineBanner.module.css'

/**
 * While there is no network; once it is back, the live stream refreshes whatever is shown. It lies over the page and
 * lets presses through, so that nothing moves.
 */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={css.banner}>
          No connection. <span className={css.rest}>What you see may be out of date.</span>
        </p>
      )}
    </div>
  )
}
