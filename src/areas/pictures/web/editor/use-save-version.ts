import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { pictureEndpoints, pictureUpload } from '../../contract/endpoints.ts'
import type { Picture } from '../../contract/picture.ts'
import type { PictureEdit } from '../../rules/picture-edit.ts'
import { pictureQuery } from '../queries.ts'
import { drawPicture } from './draw-picture.ts'

/** Draws the edited picture and saves it as a version. `onSaved` gets the new version's key. */
export function useSaveVersion({ key, name }: Picture, onSaved: (key: string) => void) {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const save = async (image: HTMLImageElement, edit: PictureEdit, content_type: string) => {
    setSaving(true)
    setError(null)
    try {
      const drawn = await drawPicture(image, edit, { content_type, max_bytes: pictureUpload.max_bytes })
      const picture = new File([drawn], name, { type: drawn.type })
      const input = { params: { key }, body: {} }
      const saved = await call(pictureEndpoints.savePictureVersion, input, { files: { picture } })
      const made = saved.versions.at(-1)
      showToast({ message: `Version ${made?.version_no ?? ''} saved` })
      if (!made) return
      queries.setQueryData(pictureQuery(made.key).queryKey, saved)
      onSaved(made.key)
    } catch (problem) {
      setError(showRefusal(problem).beside)
    } finally {
      setSaving(false)
      // The person's own picture is shown on their profile and in the menu.
      for (const topic of ['picture', 'user', 'session'])
        void queries.invalidateQueries({ queryKey: [topic] })
    }
  }
  return { save, isSaving, error }
}
