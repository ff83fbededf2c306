import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsAllergen: KnowledgeTexts['hazards'] = {
  H06: {
    name: 'Allergen not declared by the supplier',
    hazard: 'An ingredient contains an allergen that you do not know of.',
    cause: 'New recipe of the maker, replaced product.',
    do: 'Take only what was ordered. Compare the label with your allergen list; no replacement without a look at its label.',
    check: 'Whoever receives reads the label of new or changed products, every delivery.',
    act: 'Set the goods apart. Correct the allergen list and tell everyone who works with it before the product is used.',
    at: {
      P02: {
        do: 'A specification with allergens from every supplier; suppliers tell changes before delivery.',
        check: 'The manager compares specifications with the allergen list at every change and once a year.',
        act: 'Stop using a product without a specification. Ask for it in writing.',
      },
    },
  },
  H47: {
    name: 'Allergens mixed in storage',
    hazard: 'Flour, nuts, milk powder or sesame gets into other goods.',
    cause: 'Open bags above others, shared scoops.',
    do: 'Closed, labeled boxes; powders with allergens at the bottom; a scoop for each box.',
    check: 'The person in charge of the store looks once a week.',
    act: 'Throw away soiled goods or declare the allergen. Clean the shelf.',
    at: {
      P04: {
        do: 'Closed, labeled boxes; food for people with allergies on its own shelf, on top.',
        check: 'The shift leader looks through the refrigerators once a day.',
      },
    },
  },
  H48: {
    name: 'Allergen cross-contact or wrong information',
    hazard: 'A person with an allergy gets the allergen; traces can kill.',
    cause: 'Shared tools, old list, guess instead of knowing.',
    do: 'Work in order: without allergen first. Clean table and tools, own boards. Weigh by recipe, change nothing.',
    check: 'The person in charge signs cleaning and order of each batch.',
    act: 'Mixed up: hold the batch, declare the allergen or throw it away. Correct order and cleaning.',
    at: {
      P11: {
        do: 'Food for people with allergies: clean table, fresh tools and gloves, one person from order to hand-over, covered and marked.',
        check: 'The head cook goes through list and place before service.',
        act: 'In doubt do not serve: make it again. Already served: help the guest, call an ambulance, keep the rest.',
      },
      P13: {
        do: 'Own fryer for food without gluten, fish or milk; otherwise say that the oil is shared.',
        check: 'The head cook looks before service that the fryers are used as marked.',
        act: 'Mixed up: say so before serving, or make it another way. Mark the fryers.',
      },
      P20: {
        do: 'Service asks, writes it on the ticket and reads the current allergen list; nobody guesses. The plate is brought on its own.',
        check:
          'The head of service compares list and menu before service; the manager updates the list at every change.',
        act: 'In doubt do not serve. Already served: help the guest, call an ambulance, keep the rest. Correct the list.',
      },
      P32: {
        do: 'Right label for the recipe, allergens set off in the list of ingredients. Clear away old labels before a new product.',
        check: 'The packer compares the first and last label of each batch with the recipe and signs.',
        act: 'Stop packing, hold the batch, relabel. Sold already: recall, tell the authority.',
      },
      P34: {
        do: 'A sign with allergens, or the list, at every loose product; tongs for each one; no moving of trays over others.',
        check: 'The counter staff compare signs and goods every morning.',
        act: 'Take it off sale until the sign is right. Sold already: tell the manager, who decides on a recall.',
      },
      P46: {
        do: 'Make it first, in a cleaned place, with its own tools and closed ingredients; only by people who were shown how.',
        check:
          'The person in charge signs cleaning and ingredients of each batch; swabs by the analysis plan.',
        act: 'Any doubt: sell it without the claim, with the allergen declared, or throw it away. Clean and test again.',
      },
    },
  },
  H67: {
    name: 'Wrong label, date or lot',
    hazard: 'Missing allergen, too long a life, no way to recall.',
    cause: 'Wrong roll, date not set, hand-written error.',
    do: 'Set date and lot at start; take away other labels.',
    check: 'The packer compares the first and last pack of each batch with the order and keeps one label.',
    act: 'Hold the batch and relabel it. Sold already: tell the manager, who decides on a recall.',
    at: {
      P34: {
        do: 'Signs and scale labels come from the current list; goods packed for sale carry date and allergens.',
        check: 'The counter staff compare signs, scale labels and goods every morning.',
        act: 'Take it off sale and correct it. Sold already: tell the manager, who decides on a recall.',
      },
    },
  },
  H92: {
    name: 'Wrong special-diet meal',
    hazard: 'A child or patient gets the wrong diet or texture.',
    cause: 'Trays mixed up, name missing, late change.',
    do: 'Own color and name card on each special meal, covered, handed over in person.',
    check: 'Kitchen signs at plating, service compares name and card at the table.',
    act: 'Take it back before eating. Eaten already: tell guardians or nurses, call help, write it down.',
  },
}
