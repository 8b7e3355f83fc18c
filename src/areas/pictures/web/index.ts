export { PictureDialog, PictureLink } from './PictureLink.tsx'
