import type { AuditTexts } from '../../facts/ready-audits.ts'

/** Ready audit templates: name, what each is for, and its questions with their corrective actions. */
export const audits: AuditTexts = {
  opening: {
    name: 'Opening inspection',
    description: 'Before work begins: rooms, staff and cold stores.',
    sections: [
      {
        title: 'Rooms',
        questions: [
          { text: 'Are floors, work surfaces and sinks clean?', action: 'Clean them before work begins.' },
          {
            text: 'Are there no signs of pests?',
            action: 'Close the area, call pest control, discard food that was touched.',
          },
          {
            text: 'Do light, ventilation and drains work?',
            action: 'Report the fault; work elsewhere until it is safe.',
          },
        ],
      },
      {
        title: 'Staff',
        questions: [
          {
            text: 'Is everybody who handles food free of vomiting, diarrhea and infected wounds?',
            action: 'Send the person home, or to work away from food.',
          },
          {
            text: 'Are there soap, warm water and means of drying at each hand basin?',
            action: 'Refill them before work begins.',
          },
        ],
      },
      {
        title: 'Cold stores',
        questions: [
          {
            text: 'Are all fridges and freezers within the limits of the plan?',
            action: 'Move the food, measure it, report the fault.',
          },
          {
            text: 'Is food covered, dated and within its date?',
            action: 'Discard what is past its date, date what is not dated.',
          },
          { text: 'Photo of the work area before work begins' },
        ],
      },
    ],
  },
  hygiene: {
    name: 'Hygiene round',
    description: 'A walk through the place: cleanliness, staff, food, waste and pests.',
    sections: [
      {
        title: 'Cleanliness',
        questions: [
          {
            text: 'How clean are equipment and surfaces that touch food?',
            action: 'Clean them again and look at the cleaning plan.',
          },
          {
            text: 'Are cleaning agents labeled and kept away from food?',
            action: 'Label them and move them.',
          },
          {
            text: 'Are cloths and brushes clean, and kept apart by area?',
            action: 'Replace them, mark them by area.',
          },
        ],
      },
      {
        title: 'Staff',
        questions: [
          {
            text: 'Do all wear clean work clothes and cover their hair?',
            action: 'Change clothes before work goes on.',
          },
          {
            text: 'Are hands washed before work, after raw food and after the toilet?',
            action: 'Show it again, wash hands now.',
          },
        ],
      },
      {
        title: 'Food',
        questions: [
          {
            text: 'Is raw food kept apart from ready-to-eat food?',
            action: 'Separate them, discard food that was touched.',
          },
          {
            text: 'Is food protected from dirt, glass and other foreign bodies?',
            action: 'Cover it, remove what can break or fall in.',
          },
        ],
      },
      {
        title: 'Waste and pests',
        questions: [
          { text: 'Are bins closed, emptied and clean?', action: 'Empty and clean them.' },
          {
            text: 'Are doors, windows and drains closed against pests?',
            action: 'Close the gap, report the fault.',
          },
        ],
      },
    ],
  },
  haccp: {
    name: 'HACCP self-audit',
    description: 'The seven principles one after the other: does the plan match the work, and is it kept?',
    sections: [
      {
        title: 'Team and product',
        questions: [
          {
            text: 'Is there a team with named tasks and the knowledge that it needs?',
            action: 'Name the people, plan their training.',
          },
          {
            text: 'Are the products, their use and consumers who need special care described?',
            action: 'Complete the description in the plan.',
          },
          {
            text: 'Does the flow diagram match what is done, and was it compared on the spot?',
            action: 'Correct the flow diagram, then look at the hazards again.',
          },
        ],
      },
      {
        title: 'Hazards and limits',
        questions: [
          {
            text: 'Are the hazards of each step listed and judged?',
            action: 'Complete the hazard analysis.',
          },
          {
            text: 'Does each CCP have a critical limit with its reason?',
            action: 'Set the limit before work at this step goes on.',
          },
        ],
      },
      {
        title: 'Daily control',
        questions: [
          {
            text: 'Is each CCP checked as often as the plan says?',
            action: 'Say who checks and when; close the gaps of the last days.',
          },
          {
            text: 'Was each breach followed by a corrective action, for the food too?',
            action: 'Decide on the food now and write it down.',
          },
          {
            text: 'Are thermometers and other measuring devices checked?',
            action: 'Check them now; replace those that are wrong.',
          },
        ],
      },
      {
        title: 'Review and records',
        questions: [
          {
            text: 'Was the plan tested for its effect, and looked through after changes?',
            action: 'Look the plan through and confirm it again.',
          },
          {
            text: 'Are the records complete, true and kept long enough?',
            action: 'Complete what can be completed; never invent an entry.',
          },
          { text: 'What should be improved?' },
          { text: 'Head of the team' },
        ],
      },
    ],
  },
  allergens: {
    name: 'Allergen control',
    description: 'From the recipe to the guest: what is known, kept apart and told.',
    sections: [
      {
        title: 'Recipes',
        questions: [
          {
            text: 'Are the allergens of each dish known and written down?',
            action: 'Stop selling the dish until they are.',
          },
          {
            text: 'Do the recipes match what is really used?',
            action: 'Correct the recipe, and the allergens of the dish.',
          },
          {
            text: 'Can the staff answer a guest who asks about allergens?',
            action: 'Show where it is written, and who decides.',
          },
        ],
      },
      {
        title: 'Storage',
        questions: [
          { text: 'Are allergens kept closed, labeled and apart?', action: 'Close, label and move them.' },
        ],
      },
      {
        title: 'Work',
        questions: [
          {
            text: 'Are tools and surfaces cleaned before food without the allergen is made?',
            action: 'Clean them; do not serve what was made before.',
          },
          {
            text: 'Is the order of a guest with an allergy marked and made apart?',
            action: 'Make it again with clean tools.',
          },
        ],
      },
      {
        title: 'Labels',
        questions: [
          {
            text: 'Do menu and labels name the allergens of the present recipe?',
            action: 'Correct them before the next sale.',
          },
        ],
      },
    ],
  },
  supplier: {
    name: 'Supplier visit',
    description: 'A visit to a supplier: company, premises, goods, and the result.',
    sections: [
      {
        title: 'Company',
        questions: [
          {
            text: 'Is the supplier registered or approved where the law asks for it?',
            action: 'Buy nothing until it is shown.',
          },
          {
            text: 'Does the supplier have a HACCP plan that is kept up to date?',
            action: 'Ask for it, set a day.',
          },
        ],
      },
      {
        title: 'Premises',
        questions: [
          {
            text: 'How clean and tidy are the premises?',
            action: 'Agree what is to be done, and until when.',
          },
          {
            text: 'Are there measures against pests, and records of them?',
            action: 'Ask for them, set a day.',
          },
        ],
      },
      {
        title: 'Goods',
        questions: [
          {
            text: 'Are goods stored and transported at the agreed temperatures?',
            action: 'Refuse goods that came too warm; agree on measures.',
          },
          {
            text: 'Can each batch be followed one step back and one step forward?',
            action: 'Buy nothing that cannot be followed.',
          },
          {
            text: 'Does the supplier name allergens, and tell of changes?',
            action: 'Agree on it in writing.',
          },
          { text: 'Can goods be recalled, and was it tried?', action: 'Ask for a trial, set a day.' },
        ],
      },
      {
        title: 'Result',
        questions: [
          {
            text: 'Result of the visit',
            action: 'Agree on the conditions, or look for another supplier.',
            options: ['Approved', 'Approved with conditions', 'Not approved'],
          },
          { text: 'For the supplier' },
        ],
      },
    ],
  },
}
