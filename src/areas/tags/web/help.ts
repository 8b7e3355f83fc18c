import type { AreaHelp } from '#platform/web/web-area.ts'

const tagGrid = {
  purpose: 'Who has which tags, all in one grid, and which asset has which.',
  actions: [
    'Tick a tag to give it, untick it to take it away.',
    'Move with the arrow keys, tick with Space, take back with Ctrl Z.',
    'Save everything you ticked as one change.',
  ],
  next: 'The history of each person and asset says what changed. Tags are added under Resources.',
}

export const help: AreaHelp = {
  '/dashboard/resources/tags': {
    purpose: 'The words that people and plant are marked with.',
    actions: [
      'Add a tag with its type and colour, or rename one.',
      'Open the people who have it.',
      'Archive a tag you no longer use.',
    ],
    next: 'Give tags to people and assets in the grids, or in the Tags tab of one.',
  },
  '/dashboard/resources/skills': {
    purpose: 'What drivers can do, and what proves it.',
    actions: [
      'Add a skill with the document or licence class that proves it.',
      'Enter how long it lasts, where the document has no expiry date.',
      'Open the people who have it.',
    ],
    next: 'A driver’s Tags tab says of each skill whether it is proven today. Categories, machines, requirements and orders ask for skills, and booking a driver without one needs a reason.',
  },
  '/dashboard/resources/colors': {
    purpose: 'The colours of tags. The text on each is chosen so that it can be read.',
    actions: [
      'Add a colour by its code, such as #1F7A4D, or pick it.',
      'See how text on it looks and contrasts.',
      'Archive a colour you no longer use.',
    ],
    next: 'Choose a colour for a tag under Tags.',
  },
  '/dashboard/allocate-resources/allocate-tags': tagGrid,
  '/dashboard/allocate-resources/allocate-skills': {
    purpose: 'Who has which skills, all in one grid.',
    actions: [
      'Tick a skill to give it, untick it to take it away.',
      'Move with the arrow keys, tick with Space, take back with Ctrl Z.',
      'Save everything you ticked as one change.',
    ],
    next: 'Open a driver to see what proves each skill, and until when.',
  },
  '/dashboard/driver_tags': {
    ...tagGrid,
    purpose:
      'Who has which tags, all in one grid. Drivers see their own tags and skills, and what proves each.',
  },
}
