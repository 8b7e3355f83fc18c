import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { ListView } from '#ui/shells/list-views.ts'
import { Tabs } from '#ui/shells/Tabs.tsx'
import type { SavedView } from '../contract/saved-view.ts'
import { sharedWithWords } from '../rules/saved-view-labels.ts'
import { useDefaultView } from './use-default-view.ts'
import { useListViews } from './use-list-views.ts'
import { useViewMenu } from './use-view-menu.tsx'

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog.tsx'), 'default')
const EditViewDialog = lazyDialog(() => import('./EditViewDialog.tsx'), 'default')

/** The views of a list as tabs: its own, the person's saved ones and those that others share with them. */
export function ViewTabs({ label, views: own }: { label: string; views: readonly ListView[] }) {
  const { list_key, search, views, active, current, own: mine, retry } = useListViews(own)
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null)
  const defaults = useDefaultView(list_key, search, views[0]?.search ?? '')
  const menu = useViewMenu({ view: current?.saved, defaults, onEdit: setDialog })
  const close = () => setDialog(null)

  return (
    <>
      <Tabs
        label={label}
        tabs={views.map(({ saved, ...view }) => ({
          ...view,
          to: defaults.stayingAt(view.to),
          active: saved ? active?.saved === saved : active?.to === view.to && !active.saved,
          sign: saved && <IconBookmark size={14} aria-hidden />,
          title: saved && titleOf(saved),
        }))}
        after={
          <>
            {retry && (
              <Button variant="quiet" onClick={retry}>
                Could not load your views. Try again
              </Button>
            )}
            {!current && (
              <Button variant="quiet" icon={<IconPlus aria-hidden />} onClick={() => setDialog('save')}>
                Save this view
              </Button>
            )}
            <RowMenu items={menu} label="This view" />
          </>
        }
      />
      <Suspense>
        {dialog === 'save' && (
          <SaveViewDialog list_key={list_key} search={search} own={mine} onClose={close} />
        )}
        {dialog !== null && dialog !== 'save' && <EditViewDialog view={dialog} onClose={close} />}
      </Suspense>
    </>
  )
}

function titleOf({ owner, shared_with }: SavedView): string | undefined {
  if (owner !== null) return `Shared by ${owner}`
  const others = sharedWithWords(shared_with)
  return others === null ? undefined : `Shared with: ${others}`
}
