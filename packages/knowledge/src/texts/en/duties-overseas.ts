import type { KnowledgeTexts } from '@larder/core/haccp'

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: KnowledgeTexts['duties'] = {
  'D-US-variance':
    'Smoking to preserve food, curing, acidifying, shellfish tanks, custom processing of animals and sprouting need a variance from the authority and a HACCP plan. Reduced-oxygen packing within the rules of the Food Code needs the HACCP plan alone; packs marked with date and time and opened within 48 hours need neither.',
  'D-US-manager':
    'The person in charge is a certified food protection manager, except in places of minimal risk, and shows knowledge during inspection.',
  'D-US-advisory': 'Menus carry the disclosure and reminder for raw or undercooked animal food.',
  'D-US-allergens':
    'Declare the nine major allergens, sesame among them, on packed food. For food that is not packed, tell customers in writing which of them are ingredients.',
  'D-US-shellfish':
    'Shellstock tags stay on the container until it is empty. Keep them ninety days from the date the last of the lot was sold or served, in order of that date.',
  'D-US-parasites':
    'Fish served raw: keep the record of freezing, or the supplier’s letter, for ninety days. Molluscan shellfish, plain scallop muscle, the tunas listed in the Food Code, farmed fish fed on parasite-free pellets and rinsed roe out of the skein need no freezing.',
  'D-US-raw-egg':
    'Caesar dressing, hollandaise, mayonnaise, meringue, tiramisù and similar dishes are made with pasteurized egg in place of raw egg, unless they are cooked or the menu carries the advisory.',
  'D-US-time-control':
    'Food that is kept by time alone: follow a written procedure. It leaves control at {limit:L-chill-rte} or {limit:L-hot-hold}, is marked with the end of its time, and is cooked, served or thrown away by then.',
  'D-US-hands': 'Ready-to-eat food is not touched with bare hands.',
  'D-US-ill':
    'People who were ill return to food only after {limit:L-symptom-free-hours}; after norovirus and after the later periods with the approval of the authority, after hepatitis A or typhoid fever never without it. Where highly susceptible people are served, they stay out of the place until then.',
  'D-US-surfaces':
    'Surfaces and utensils that touch time/temperature control for safety (TCS) food are cleaned at least every four hours at room temperature.',
  'D-US-sanitizer':
    'Measure the strength of the sanitizer with a test kit. Iodine: 12.5 to 25 mg/l; quaternary ammonium as on its label.',
  'D-US-well': 'Have the water of your own well tested at least once a year and keep the report.',
  'D-US-vulnerable':
    'For highly susceptible people: no raw or undercooked animal food, raw sprouts or unpasteurized juice; pasteurized egg in place of raw egg, also where food is kept by time alone; no bare-hand contact with ready-to-eat food.',
  'D-US-grinding-log':
    'For each lot of ground beef write down the establishment numbers of the suppliers, their lot numbers and production dates, the names of the materials with what was carried over, the date and time of grinding, and the date and time of each cleaning of the grinder. Keep these records one year where the beef is ground.',
  'D-US-safe-handling':
    'Packed raw meat and poultry, and other meat that is not ready to eat, carry the “Safe Handling Instructions” on the label.',
  'D-US-bacon':
    'Bacon has its own limits of nitrite: pumped 120 ppm with 550 ppm of ascorbate or erythorbate (or 100 ppm, or 40 to 80 ppm with sugar and a starter culture), immersed at most 120 ppm, dry-cured at most 200 ppm, all as added.',
  'D-US-sanitation':
    'Under federal inspection: written sanitation standard operating procedures (Sanitation SOPs), signed and dated, for the cleaning before and during work. Write down every day what was done and corrected; keep these records six months, the last 48 hours in the plant.',
  'D-US-haccp-plan':
    'Under federal inspection: a written hazard analysis and a HACCP plan for each process with critical control points, critical limits, monitoring, corrective actions and verification. The responsible person signs and dates the plan.',
  'D-US-food-safety-plan':
    'Where 21 CFR 117 applies: a written food safety plan, prepared or overseen by a preventive controls qualified individual (PCQI), with hazard analysis, preventive controls, supply-chain program and recall plan.',
  'D-US-listeria':
    'Ready-to-eat meat that lies open after cooking: control Listeria monocytogenes by one of the three alternatives of the regulation, and keep the proof.',
  'D-US-meat-retention':
    'Where federal inspection applies: records of refrigerated meat one year, of frozen and shelf-stable meat two years.',
  'D-US-retention': 'Keep records of the food-safety plan two years where 21 CFR 117 applies.',
  'D-US-receipts':
    'Keep records of whom food came from and whom it went to: six months for food that spoils within 60 days, one year for food that keeps up to six months, two years for food that keeps longer.',
  'D-US-supplements':
    'Keep records of dietary supplements one year past the shelf-life date, or two years from the day the last batch was sent out.',
  'D-US-seafood':
    'The HACCP plan for seafood is signed and dated. Keep its records one year for refrigerated products, two years for frozen and preserved ones.',
  'D-US-traceability':
    'For foods on the traceability list: a traceability plan and the key data elements of each event, kept two years. FDA does not enforce this before 20 July 2028.',
  'D-US-juice':
    'Juice that is sold on gets a treatment proven to kill 99.999 % of the pathogen of concern, under a written plan of 21 CFR 120. Juice packed where it is sold gets that treatment too, or carries the warning on its label. Keep records one year for refrigerated juice, two years for frozen and shelf-stable juice.',
  'D-US-sprouts':
    'By a written plan, test the spent water of each batch of sprouts for STEC O157:H7 and Salmonella, and the growing room for Listeria; hold the batch until the result.',
  'D-US-canning':
    'Register with FDA no later than ten days after the first packing. File the heating or acidifying process of each product within sixty days of registering, and before a new product is packed. A supervisor from an approved course is present. Have a recall procedure on file; keep records three years, the first year on site.',
  'D-CA-ontario':
    'The temperatures of this plan are those of the chart used in Ontario. Elsewhere in Canada ask the health authority of your province or territory for its own.',
  'D-CA-licence':
    'Food sent to another province, imported or exported: hold a federal license and a written preventive control plan. With sales up to 100,000 dollars a year no plan is needed, except for meat, fish, dairy products, eggs, processed fruit and vegetables, and food animals.',
  'D-CA-allergens':
    'Declare the priority allergens, mustard and sesame among them, the sources of gluten and added sulfites on packed food.',
  'D-CA-raw-milk': 'Raw milk is not sold. Cheese from raw milk is stored at least sixty days before sale.',
  'D-CA-tenderised': 'Mechanically tenderized beef is labeled so, with the instructions for cooking.',
  'D-CA-sealed-packs':
    'Low-acid food in sealed packs is commercially sterile, or is kept refrigerated or frozen and labeled so. Smoked fish in sealed packs has been heated enough or salted enough, or is kept frozen.',
  'D-CA-handler': 'In Ontario a trained food handler is on site in every hour of work.',
  'D-CA-retention':
    'Documents under the federal regulations are kept two years, records of low-acid canning three years. Practice a recall every twelve months. Papers on where food came from and went to are handed over within 24 hours.',
  'D-CA-log-retention':
    'No regulation names a period for temperature logs: keep them one year. In Ontario records of purchases and of pest control are kept one year.',
  'D-AU-supervisor':
    'Appoint a food safety supervisor whose certificate is not older than five years and who can be reached while food is handled.',
  'D-AU-training':
    'Everyone who handles unpacked, potentially hazardous food is trained in food safety and hygiene before starting.',
  'D-AU-evidence':
    'Whoever makes unpacked food ready to eat keeps evidence of receiving, storing, cooking, cooling, reheating, displaying and cleaning, or shows the inspector in another way that it is safe.',
  'D-AU-retention': 'Keep this evidence at least three months.',
  'D-AU-shown-safe':
    'Standard 3.2.2 lets a business use another temperature or time if it can show that the food stays safe.',
  'D-AU-allergens':
    'Declare milk, egg, fish, crustaceans, molluscs, each tree nut by name, peanut, wheat, gluten cereals, soy, sesame, lupin and sulfites on packed food. For food that is not packed, show them beside the food or tell them on request.',
  'D-AU-bees':
    'Bee pollen and propolis carry their advisory statement, royal jelly its warning statement, also where sold loose.',
  'D-AU-two-four':
    'Food out of temperature control: up to two hours in all it may go back into the cold, from two to four hours it is eaten at once, after four hours it is thrown away.',
  'D-US-two-stages':
    'Raw animal food that is cooked in two stages follows a written procedure: heat it at most sixty minutes at first, cool it at once, keep it apart and marked, and finish it to its cooking temperature.',
  'D-US-vending':
    'Vending machines stop selling when cold food has been out of its temperature for thirty minutes, or hot food for two hours.',
  'D-US-bag-records':
    'Keep the records of cooling and cold holding of cook-chill and sous-vide bags six months.',
  'D-US-sulfites': 'Sulfites are not used on fruit and vegetables that are served raw or shown as fresh.',
  'D-AU-thermometer': 'Have a probe thermometer at hand that measures food to within one degree Celsius.',
}
