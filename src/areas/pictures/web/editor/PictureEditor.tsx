import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import type { Picture } from '../../contract/picture.ts'
import { sizeAfter, unedited } from '../../rules/picture-edit.ts'
import { picturePaths } from '../picture-paths.ts'
import { VersionList } from '../VersionList.tsx'
import { naturalSize } from './draw-picture.ts'
import css from './editor.module.css'
import { EditTools } from './EditTools.tsx'
import { MarkTools } from './MarkTools.tsx'
import { PictureStage } from './PictureStage.tsx'
import { useEditing } from './use-editing.ts'
import { useImage } from './use-image.ts'
import { useSaveVersion } from './use-save-version.ts'

interface Edited {
  picture: Picture
  /** The original’s key, or that of the version that the edit begins with. */
  start: string
}

/** Crops, turns and marks a picture, or one of its versions, once it has loaded. */
export function PictureEditor({ picture, start }: Edited) {
  const image = useImage(fileAddress(start))
  if (image instanceof HTMLImageElement) return <LoadedEditor picture={picture} start={start} image={image} />
  return (
    <EditorScreen picture={picture} actions={null}>
      {image === 'loading' ? <LoadingState /> : <ErrorState message="Could not load the picture." />}
    </EditorScreen>
  )
}

function LoadedEditor({ picture, start, image }: Edited & { image: HTMLImageElement }) {
  const editing = useEditing(unedited(naturalSize(image)))
  const { edit, isChanged } = editing
  const [selected, select] = useState<number | null>(null)
  const mark = edit.marks.find(({ id }) => id === selected)
  const navigate = useNavigate()
  const mayNot = useWhyNot()('documents:write') ?? picture.why_not ?? undefined
  const { save, isSaving, error } = useSaveVersion(picture, (key) => {
    void navigate({ to: picturePaths.edit(key), replace: true })
  })
  useLeaveGuard(isChanged)
  return (
    <EditorScreen
      picture={picture}
      actions={
        <Button
          variant="primary"
          loading={isSaving}
          disabledReason={mayNot ?? (isChanged ? undefined : 'Nothing has changed.')}
          onClick={() => void save(image, edit, contentTypeOf(picture, start))}
        >
          Save new version
        </Button>
      }
    >
      {mayNot && <Notice tone="info">{mayNot}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      <EditTools editing={editing} size={sizeAfter(naturalSize(image), edit.turns)} onAdded={select} />
      {mark && <MarkTools key={mark.id} mark={mark} editing={editing} onRemoved={() => select(null)} />}
      <div className={css.well}>
        <PictureStage image={image} editing={editing} selected={selected} onSelect={select} />
      </div>
      <VersionList picture={picture} />
    </EditorScreen>
  )
}

const contentTypeOf = ({ content_type, versions }: Picture, start: string): string =>
  versions.find(({ key }) => key === start)?.content_type ?? content_type

function EditorScreen({
  picture: { label, link, title },
  actions,
  children,
}: {
  picture: Picture
  actions: ReactNode
  children: ReactNode
}) {
  const breadcrumbs = [
    { label: 'Pictures', to: picturePaths.choose },
    { label, ...(link !== null && { to: link }) },
  ]
  return (
    <Screen title={title} breadcrumbs={breadcrumbs} actions={actions}>
      {children}
    </Screen>
  )
}
