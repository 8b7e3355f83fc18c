import { IconBookmark, IconBookmarkFilled, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Menu, type MenuItem } from '#ui/parts/Menu.tsx'
import type { SavedView } from '../contract/saved-view.ts'
import { useListViews } from './use-list-views.ts'
import { useRemoveView } from './use-remove-view.ts'
import css from './views.module.css'

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog.tsx'), 'default')
const RenameViewDialog = lazyDialog(() => import('./RenameViewDialog.tsx'), 'default')

/** The person's views of the list: opens one, saves the current state, renames or removes the open one. */
export function ViewsMenu() {
  const { list_key, search, views, current, retry, addressOf } = useListViews()
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null)
  const remove = useRemoveView()
  const close = () => setDialog(null)

  const choices: MenuItem[] = views.map((view) => ({
    label: view.name,
    checked: view === current,
    to: addressOf(view),
  }))
  const items: MenuItem[] = [
    ...choices,
    ...(retry ? [{ label: 'Could not load your views. Try again', run: retry }] : []),
    {
      label: 'Save this view…',
      icon: <IconPlus aria-hidden />,
      divided: views.length > 0,
      disabledReason: current && `It is saved as ${current.name}.`,
      run: () => setDialog('save'),
    },
    ...(current
      ? [
          {
            label: `Rename ${current.name}…`,
            icon: <IconPencil aria-hidden />,
            run: () => setDialog(current),
          },
          {
            label: `Remove ${current.name}`,
            icon: <IconTrash aria-hidden />,
            danger: true,
            run: () => void remove(current),
          },
        ]
      : []),
  ]

  return (
    <>
      <Menu items={items} label="Views">
        {(trigger) => (
          <Button
            {...trigger}
            variant="quiet"
            className={css.button}
            icon={
              current ? <IconBookmarkFilled size={15} aria-hidden /> : <IconBookmark size={15} aria-hidden />
            }
          >
            {current && <span className="visually-hidden">View: </span>}
            <span className={css.name} title={current?.name}>
              {current?.name ?? 'Views'}
            </span>
          </Button>
        )}
      </Menu>
      <Suspense>
        {dialog === 'save' && (
          <SaveViewDialog
            list_key={list_key}
            search={search}
            names={views.map(({ name }) => name)}
            onClose={close}
          />
        )}
        {dialog !== null && dialog !== 'save' && <RenameViewDialog view={dialog} onClose={close} />}
      </Suspense>
    </>
  )
}
