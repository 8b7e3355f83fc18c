import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useNonce } from '../nonce.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import css from './AvatarCropper.module.css'
import { cropPicture } from './crop-picture.ts'
import { DialogActions } from './Dialog.tsx'

export interface AvatarCropProps {
  file: File
  onCrop: (picture: Blob) => unknown
}

export default function AvatarCropper({ file, onCrop, onClose }: AvatarCropProps & { onClose: () => void }) {
  const nonce = useNonce()
  const [source, setSource] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [state, setState] = useState<'ready' | 'saving' | 'unreadable'>('ready')

  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setSource(reader.result)
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  const save = async () => {
    if (!area) return
    setState('saving')
    try {
      await onCrop(await cropPicture(source, area))
      onClose()
    } catch {
      setState('unreadable')
    }
  }

  return (
    <>
      {state === 'unreadable' && <Notice tone="danger">This picture cannot be used. Try another one.</Notice>}
      <div className={css.stage}>
        {source && (
          <Cropper
            nonce={nonce}
            image={source}
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: 'The picture to crop', onError: () => setState('unreadable') }}
          />
        )}
      </div>
      <label className={css.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" loading={state === 'saving'} onClick={() => void save()}>
          Use picture
        </Button>
      </DialogActions>
    </>
  )
}
