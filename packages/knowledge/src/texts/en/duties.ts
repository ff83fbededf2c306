import type { KnowledgeTexts } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'

export const duties: KnowledgeTexts['duties'] = {
  ...dutiesOverseas,
  'D-EU-haccp':
    'Keep a procedure based on HACCP, with documents that fit the size of the business, and show it to the authority.',
  'D-EU-training':
    'Everyone who handles food is supervised and trained in hygiene; whoever keeps this plan is trained in HACCP.',
  'D-EU-culture': 'Build and show a food-safety culture: management, communication, enough time and people.',
  'D-EU-traceability': 'Know from whom every food came and to which business it went, and show it on demand.',
  'D-EU-listeria':
    'Ready-to-eat food in which Listeria monocytogenes can grow: none in 25 g during the whole shelf life since 1 July 2026, unless you have shown that it stays at or below 100 cfu/g to the end.',
  'D-EU-withdrawal':
    'Take unsafe food off the market at once, tell the authority and, where it reached them, the customers.',
  'D-EU-allergens':
    'Tell guests and customers which of the fourteen allergens each food contains, also for food that is not packed.',
  'D-EU-srm':
    'Remove specified risk material of cattle, sheep and goats (skull, spinal cord and others by age and origin) where carcasses are cut, stain it and hand it over as waste of category 1.',
  'D-EU-parasites':
    'Keep a paper for every lot of fish eaten raw or nearly raw: how it was frozen, or why freezing is not needed (frozen long enough before, farmed on feed without parasites, or from waters shown to be free of them).',
  'D-EU-registration': 'Register the business with the authority before opening and tell it of changes.',
  'D-EU-retention':
    'No single period in law: keep monitoring records two years and versions of the plan five years.',
  'D-EU-retention-frozen':
    'Keep temperature records of frozen stores at least one year; retail cabinets need only a thermometer that can be seen.',
  'D-EU-eggs': 'Shell eggs reach the customer within 28 days of laying; the best-before date is no later.',
  'D-EU-shellfish': 'Keep the label of each lot of live shellfish at least sixty days after splitting it.',
  'D-EU-redistribution':
    'Food passed on to people in need is checked first: date, packaging, storage temperature, freezing date, smell and look, and where it came from.',
  'D-EE-registration':
    'Notify the Agriculture and Food Board before starting, or apply for its license: food of animal origin at retail, production, and kitchens of schools, kindergartens and care need one.',
  'D-EE-health':
    'Everyone who handles food or cleans food rooms, the owner too, has a health certificate on infectious diseases before starting.',
  'D-EE-health-retention':
    'Keep the health certificates as long as the person works here and at least one year after.',
  'D-DE-certificate':
    'On the first working day a certificate of the health office, not older than three months, is there for everyone who handles the foods named in law or works in the kitchen.',
  'D-DE-instruction':
    'Instruct these people at the start and then every two years; write it down and keep it on site.',
  'D-DE-work-ban':
    'People with the infections or infected wounds named in law, or who shed these pathogens, do not work with these foods.',
  'D-DE-trained':
    'Only trained people handle easily perishable food; a qualification in a food trade counts.',
  'D-DE-mince-notice': 'Packed minced poultry and horse carry the advice to heat through.',
  'D-DE-thawed': 'Thawed meat sold loose is marked as thawed.',
  'D-DE-oilfish':
    'Escolar and oilfish are sold only packed, with the advice on preparation and stomach trouble.',
  'D-DE-eggs': 'Shell eggs are not sold after the twenty-eighth day from laying.',
  'D-DE-raw-milk': 'No raw milk to consumers, other than certified Vorzugsmilch; none to caterers.',
  'D-DE-raw-egg':
    'Dishes with raw egg: used within the times of the regulation; for sensitive groups they are heated through.',
  'D-DE-allergens':
    'Allergens of loose food in writing, or by word of mouth with a written record and a notice.',
  'D-DE-retention': 'Keep records of own checks on animal food two years.',
  'D-DE-legionella':
    'Hot water with a heater or storage above 400 liters or more than 3 liters in a pipe, and with showers or other spray, is tested for Legionella: every year where it serves the public, every three years where the use is purely commercial; the first time within 3 to 12 months of starting.',
  'D-ES-samples':
    'Schools, homes, hospitals, canteens, events and orders for more than forty people: keep a sample of each meal, cold or frozen, for the time of the decree.',
  'D-ES-freezing-label': 'Food frozen here carries the date of freezing.',
  'D-ES-parasites': 'Tell guests that fish to be eaten raw or nearly raw was frozen against anisakis.',
  'D-ES-shellfish': 'Keep the labels of live shellfish at least sixty days.',
  'D-ES-mince': 'Mince is made from fresh whole meat and sold the same day.',
  'D-ES-eggs':
    'Dishes with egg that is not cooked through: pasteurized egg, or heat and times of the decree; day and hour are written down.',
  'D-ES-home':
    'Food from a private kitchen: only the products listed, up to the weekly quantity, marked as home-made, no freezing, pets kept out.',
  'D-ES-vending':
    'Vending machines for chilled food give an alarm when the cold fails, so that nothing is sold that became too warm.',
  'D-ES-haccp': 'A named person answers for the HACCP procedures; small shops may keep a simplified system.',
  'D-ES-allergens':
    'Allergens of food that is not packed are given in writing where it is sold or served; by word of mouth only where a notice says whom to ask and the written information is at hand.',
  'D-GB-sfbb': 'Small kitchens and shops may keep the “Safer food, better business” diary as their system.',
  'D-GB-haccp':
    'Keep a procedure based on HACCP, with documents that fit the size of the business, and show it to the authority.',
  'D-GB-registration':
    'Register the business with the local authority before opening and tell it of changes.',
  'D-GB-training':
    'Everyone who handles food is supervised and trained in hygiene; whoever keeps this plan is trained in HACCP.',
  'D-GB-withdrawal':
    'Take unsafe food off the market at once, tell the local authority and the Food Standards Agency or Food Standards Scotland and, where it reached them, the customers.',
  'D-GB-allergens':
    'Tell guests and customers which of the fourteen allergens each food contains; for food that is not packed a notice may say whom to ask.',
  'D-GB-srm':
    'Remove specified risk material of cattle, sheep and goats (skull, spinal cord and others by age and origin) where carcasses are cut, stain it and hand it over as waste of category 1.',
  'D-GB-parasites':
    'Keep a paper for every lot of fish eaten raw or nearly raw: how it was frozen, or why freezing is not needed (frozen long enough before, farmed on feed without parasites, or from waters shown to be free of them).',
  'D-GB-shellfish': 'Keep the label of each lot of live shellfish at least sixty days after splitting it.',
  'D-GB-eggs': 'Shell eggs reach the customer within 21 days of laying.',
  'D-GB-ppds':
    'Food packed here before the customer orders it carries its name and full list of ingredients, allergens set off.',
  'D-GB-traceability': 'Know from whom every food came and to which business it went, and show it on demand.',
  'D-GB-retention':
    'No period in law: keep monitoring records two years and versions of the plan five years.',
  'D-SCT-guides':
    'Small businesses may keep CookSafe, shops RetailSafe and butchers ButcherSafe as their system.',
  'D-SCT-reheat': 'In Scotland reheated food reaches {limit:L-reheat}, unless its quality suffers.',
  'D-SCT-chill':
    'Scottish law names no figure for chilled food: keep it in a refrigerator or a cool ventilated place; the guide names {limit:L-chill-rte}.',
  'D-EU-approval':
    'Establishments that handle food of animal origin for other businesses need approval before they start, and put the identification mark on their goods.',
  'D-EU-sprouts':
    'Keep name, amount, origin, date and lot of seeds and sprouts, and hand them on with each delivery.',
  'D-GB-approval':
    'Establishments that handle food of animal origin for other businesses need approval before they start, and put the identification mark on their goods.',
  'D-LV-reheat': 'Reheated dishes are served at {limit:L-hot-hold} and are not reheated a second time.',
  'D-LV-training':
    'Whoever starts work with food without a food trade, or after more than three years outside it, takes the course on minimum hygiene and keeps its certificate.',
  'D-LV-allergens':
    'Allergens of food that is not packed are given by the Latvian rules on such food; ask the food service for their wording.',
  'D-IE-allergens':
    'Allergens of food that is not packed are given in writing, in English, where it is shown, sold or served, so that nobody has to ask.',
  'D-IE-cook-chill':
    'Cook-chill food is cooled to {limit:L-cool-cook-chill}, kept that cold and used within five days.',
  'D-LV-retention':
    'The Latvian food service asks to see the records of recent months: keep them within reach.',
  'D-IE-retention': 'Irish practice: keep temperature and cleaning records at least one year.',
  'D-UA-haccp':
    'Run permanent procedures based on HACCP, written down, and show them to the inspector of the state service.',
  'D-UA-traceability':
    'Know from whom every food came and to which business it went; keep these papers until six months after the end of the shelf life, and records of own checks as long as your procedure says.',
  'D-UA-allergens': 'Tell guests and customers which allergens of the national list each food contains.',
  'D-UA-school-rules':
    'School kitchens follow the sanitary regulation for schools and the rules on food in educational institutions; keep both at hand.',
  'D-UA-school-seasons':
    'In schools vegetables of the old crop go into salads only cooked from 1 March on; vinaigrette salad is not served from 15 April to 15 October.',
  'D-EU-defrosted':
    'Food that was frozen and is sold thawed is marked “defrosted”; packed frozen meat, meat preparations and unprocessed fish carry the date of freezing.',
  'D-GB-defrosted':
    'Food that was frozen and is sold thawed is marked “defrosted”; packed frozen meat, meat preparations and unprocessed fish carry the date of freezing.',
  'D-EU-mince-age':
    'Minced meat is made from poultry at most three days after slaughter and from other animals at most six days after it (boned beef in vacuum: fifteen); what has thawed is not frozen again.',
  'D-GB-mince-age':
    'Minced meat is made from poultry at most three days after slaughter and from other animals at most six days after it (boned beef in vacuum: fifteen); what has thawed is not frozen again.',
  'D-EU-liquid-egg':
    'Liquid egg waits no longer than forty-eight hours for heating, at {limit:L-chill-liquid-egg}.',
  'D-GB-liquid-egg':
    'Liquid egg waits no longer than forty-eight hours for heating, at {limit:L-chill-liquid-egg}.',
  'D-EU-shellfish-papers':
    'Keep the registration documents of live shellfish at least twelve months after sending or receiving the lot.',
  'D-GB-shellfish-papers':
    'Keep the registration documents of live shellfish at least twelve months after sending or receiving the lot.',
  'D-ES-thawed': 'Thawed meat is not sold thawed; a shop freezes food again only after processing it.',
}
