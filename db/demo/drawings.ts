import { Readable } from 'node:stream'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Without words, since what fonts there are differs between machines. */
const drawings = {
  signature: {
    name: 'Signature.png',
    width: 420,
    height: 140,
    svg: `<rect width="420" height="140" fill="#fff"/>
      <path d="M24 96c34-70 52-78 50-40s-26 58-8 50 44-78 54-66-22 62-2 58 38-46 50-42-14 34 4 34 40-24 62-22 58 20 120-6"
      fill="none" stroke="#16264d" stroke-width="5" stroke-linecap="round"/>`,
  },
  ticket: {
    name: 'Weighbridge ticket.png',
    width: 900,
    height: 1200,
    svg: `<rect width="900" height="1200" fill="#6b5a48"/><path d="M0 900l900-260v560H0z" fill="#5c4c3c"/>
      <g transform="rotate(-4 450 600)"><rect x="150" y="120" width="600" height="960" fill="#f6f3ea"/>
      <path d="M150 120h600v110H150z" fill="#2d5c88"/><path d="M200 165h300v22H200z" fill="#dbe8f3"/>
      <path d="M200 300h200v16H200zM200 360h260v16H200zM200 420h170v16H200zM200 480h230v16H200z" fill="#a9a497"/>
      <path d="M540 300h150v16H540zM580 360h110v16H580zM560 420h130v16H560zM540 480h150v16H540z" fill="#4c4a44"/>
      <path d="M200 560h490" stroke="#a9a497" stroke-width="3" stroke-dasharray="14 9"/>
      <path d="M200 620h150v30H200zM500 612h190v46H500z" fill="#33312c"/>
      <circle cx="560" cy="860" r="96" fill="none" stroke="#b53a30" stroke-width="8" opacity=".75"/>
      <path d="M500 845h120M515 875h90" stroke="#b53a30" stroke-width="12" opacity=".75"/>
      <path d="M200 940c40-80 70-60 60-20s50 20 90-30 60 20 90 0" fill="none" stroke="#1f2f63" stroke-width="6"/></g>`,
  },
  machine: {
    name: 'Left side.png',
    width: 1200,
    height: 800,
    svg: `<rect width="1200" height="800" fill="#bcd6e8"/><path d="M0 470l240-60 330 50 310-80 320 70v350H0z" fill="#8aa07c"/>
      <path d="M0 590h1200v210H0z" fill="#a98a64"/><path d="M0 650l1200-40v190H0z" fill="#967752"/>
      <path d="M360 610h360a55 55 0 0 1 0 110H360a55 55 0 0 1 0-110z" fill="#33332f"/>
      <path d="M375 640h330a25 25 0 0 1 0 50H375a25 25 0 0 1 0-50z" fill="#56554f"/>
      <path d="M340 440h260v150H340zM600 360h140v230H600z" fill="#e3a526"/><path d="M625 385h95v110h-95z" fill="#46606e"/>
      <path d="M735 500l140-270 60 24-110 290z" fill="#d1951c"/><path d="M880 235l170 200-36 34-160-180z" fill="#e3a526"/>
      <path d="M1010 430l70 40-20 110-110 10 30-60z" fill="#55524b"/><path d="M360 470h90v70h-90z" fill="#b98115"/>
      <path d="M455 545l50 28" stroke="#7b3f12" stroke-width="9"/>`,
  },
  plan: {
    name: 'Site plan.png',
    width: 1200,
    height: 900,
    svg: `<rect width="1200" height="900" fill="#fdfdfb"/><path d="M0 780h1200v120H0z" fill="#e2e2df"/>
      <path d="M0 840h1200" stroke="#9b9b96" stroke-width="4" stroke-dasharray="40 26"/>
      <path d="M140 80h900v660H140z" fill="none" stroke="#2b2b28" stroke-width="5"/>
      <path d="M300 200h380v120H530v170H300z" fill="#d9e4ea" stroke="#3c5666" stroke-width="4"/>
      <path d="M740 420h210v170H740z" fill="#f0e2cf" stroke="#9a6b2f" stroke-width="4" stroke-dasharray="16 8"/>
      <path d="M800 740V590M900 740V590" stroke="#2b2b28" stroke-width="3"/>
      <path d="M140 660c260-60 420 30 900-70M140 600c260-60 420 30 900-70" fill="none" stroke="#8c8a6a" stroke-width="2"/>
      <path d="M180 120h60v60h-60zM960 120h40v40h-40z" fill="none" stroke="#4d7a45" stroke-width="4"/>
      <path d="M1110 190V90l-26 36m26-36l26 36" fill="none" stroke="#2b2b28" stroke-width="6"/>`,
  },
} as const
export type DrawingName = keyof typeof drawings

/** Kept as long as their file store. */
const drawn = new WeakMap<Platform['files'], Map<DrawingName, Promise<ReceivedFile>>>()

/** A picture of the demo: a signature or a photo, the same wherever it is used. */
export function drawing({ files }: Platform, name: DrawingName): Promise<ReceivedFile> {
  const known = drawn.get(files) ?? new Map<DrawingName, Promise<ReceivedFile>>()
  drawn.set(files, known)
  const file = known.get(name) ?? draw(files, name)
  known.set(name, file)
  return file
}

/** Loaded only for these few pictures, because a server keeps the drawing library in memory from then on. */
async function draw(files: Platform['files'], drawing_name: DrawingName): Promise<ReceivedFile> {
  const { default: sharp } = await import('sharp')
  const { name, width, height, svg } = drawings[drawing_name]
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
  const bytes = await sharp(Buffer.from(root)).png().toBuffer()
  const file = await files.receive(Readable.from([bytes]), name, { max_bytes: 1_000_000 })
  await file.place()
  await file.release()
  // Several of the demo's records use it, so it is stored up front.
  return { ...file, place: async () => {} }
}
