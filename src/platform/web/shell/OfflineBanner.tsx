import { Notice } from '#ui/parts/Notice.tsx'
import { useOnline } from '#ui/use-online.ts'
import css from './OfflineBanner.module.css'

/** While there is no network; once it is back, the live stream refreshes whatever is shown. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <div className={css.banner}>
          <Notice tone="warning">No connection. What you see may be out of date.</Notice>
        </div>
      )}
    </div>
  )
}
