import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/suppliers': {
    purpose: 'The businesses you buy from: tips, quarries, fuel, parts and repairs.',
    actions: [
      'Search by name, ABN or suburb, and filter by what they supply.',
      'Open one for address, phone and documents.',
      'Add a supplier, export the list, or archive several at once.',
    ],
    next: 'Keep ABN and payment terms here, ready for when the bill arrives.',
  },
  '/dashboard/suppliers/$id/edit': {
    purpose: 'One supplier: who they are, what they supply, how they are paid.',
    actions: [
      'Edit the name, ABN, address and payment terms.',
      'Keep the people to call under Contacts, and the sites they run under Tip sites.',
      'Enter new bank details; someone else rings them and confirms before they are used.',
      'Keep what was agreed by phone under Notes, and price lists and contracts under Documents.',
    ],
    next: 'No two suppliers can share an ABN. Archive a supplier you no longer buy from.',
  },
  '/dashboard/suppliers/archived': {
    purpose: 'Suppliers you no longer buy from. Their documents and notes stay.',
    actions: [
      'Search, and open one to see its documents and notes.',
      'Restore one to use it again.',
      'Filter by what they supply, and export the list.',
    ],
    next: 'A restored supplier is back in the list with its notes and documents, unless another supplier now has its ABN.',
  },
  '/dashboard/suppliers/new': {
    purpose: 'Add a business that you buy from.',
    actions: [
      'Type the ABN; it is checked, and you see if another supplier has it.',
      'Choose what they supply, so you can filter by it.',
      'Type a suburb or postcode and pick it: state and postcode fill in.',
    ],
    next: 'Saving opens the supplier. Add price lists and contracts under Documents.',
  },
}
