export { PictureDialog, PictureLink, type ShownPicture } from './PictureLink.tsx'
