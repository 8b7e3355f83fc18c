import { Suspense } from 'react'
import type { AvatarCropProps } from './AvatarCropper.tsx'
import { Dialog } from './Dialog.tsx'
import css from './AvatarCropper.module.css'
import { lazyPart } from '../lazy-part.tsx'

const AvatarCropper = lazyPart(() => import('./AvatarCropper.tsx'), 'default')

/** Crops a picture to a square. `onCrop` gets a JPEG of 512 × 512; the cropper is loaded when it opens. */
export function AvatarCropDialog({ onClose, ...cropper }: AvatarCropProps & { onClose: () => void }) {
  return (
    <Dialog title="Crop the picture" size="sm" onClose={onClose}>
      <Suspense fallback={<div className={css.stage} />}>
        <AvatarCropper {...cropper} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
