import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ChoosePicture } from './ChoosePicture.tsx'
import { PictureEditor } from './editor/PictureEditor.tsx'
import { pictureQuery } from './queries.ts'

/** Begins with choosing a picture, unless the address names one. */
export function CropperScreen() {
  const { picture, before } = useSearch({ strict: false }) as { picture?: string; before?: number }
  return picture === undefined ? <ChoosePicture before={before} /> : <ChosenPicture picture={picture} />
}

function ChosenPicture({ picture }: { picture: string }) {
  const { data } = useSuspenseQuery(pictureQuery(picture))
  return <PictureEditor key={picture} picture={data} start={picture} />
}
