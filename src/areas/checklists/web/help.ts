import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/checklist': {
    purpose: 'The checklists drivers complete before a machine starts, by kind of plant.',
    actions: [
      'See which checklist each kind of plant uses.',
      'Open one to read its items and see which stop the machine.',
      'Go to the completed checklists or the defects.',
    ],
    next: 'Drivers get the checklist for their machine on the phone. Completed ones never change.',
  },
  '/dashboard/checklist/archived': {
    purpose: 'Checklists that are no longer used. What drivers completed with them stays.',
    actions: [
      'Search by name, or filter by kind.',
      'Open one to see its items.',
      'Restore one to use it again.',
    ],
    next: 'Drivers of its plant get a restored checklist again.',
  },
  '/dashboard/checklist/new': {
    purpose: 'A new checklist: what drivers check, and for which plant.',
    actions: [
      'Add items: Enter after the last one adds another, Alt with the arrows moves one.',
      'Mark what takes a machine off the road as critical.',
      'Preview it as on the phone.',
    ],
    next: 'Drivers get it as soon as it is saved and in use.',
  },
  '/dashboard/checklist/$id/edit': {
    purpose: 'One checklist: its items, the plant it is for, and its history.',
    actions: [
      'Add, change, remove or drag items; Alt with the arrows moves one.',
      'Preview it as on the phone.',
      'Copy it to start another checklist from it.',
    ],
    next: 'Changing items makes a new version. Completed checklists keep the version they were filled in with.',
  },
  '/dashboard/checklist/$id/view': {
    purpose: 'One checklist with its items, in the order the driver sees them.',
    actions: [
      'Read each item and whether a fail is critical.',
      'See which plant uses it.',
      'Go back to the list, or to the completed checklists.',
    ],
    next: 'Drivers answer it on the phone before the first start of the day. Their answers appear under completed checklists; what fails becomes a defect.',
  },
  '/dashboard/checklist/completed': {
    purpose: 'Every checklist drivers have completed, by day, machine and driver.',
    actions: [
      'Filter by result, machine or driver.',
      'Open one to read the answers and look at its photos.',
      'See whether it reached the office late from a phone without signal.',
    ],
    next: 'A failed item becomes a defect. A machine that failed a critical item is off road until the office allows it or puts it back.',
  },
  '/dashboard/checklist/defects': {
    purpose: 'Faults in plant, from checklists or reported by the office, until fixed and verified.',
    actions: [
      'Filter by severity, status or not verified.',
      'Open a defect to start the repair or verify the fix.',
      'Report a defect that was phoned in.',
    ],
    next: 'A failed critical item takes the machine off road. Once its defect is verified, put it back on the road.',
  },
  '/dashboard/checklist/defects/$id': {
    purpose: 'One defect: what is wrong, how bad, and what was done about it.',
    actions: [
      'Start the repair, then mark it as fixed.',
      'Verify a fix; someone else must verify yours.',
      'Add notes for the workshop.',
    ],
    next: 'Verify it once the machine has been checked. Then it can go back on the road and be booked again.',
  },
}
