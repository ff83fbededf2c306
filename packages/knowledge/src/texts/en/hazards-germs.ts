import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGerms: KnowledgeTexts['hazards'] = {
  H02: {
    name: 'Damaged or swollen packs',
    hazard: 'Pathogens and dirt that get in through torn, leaking or swollen packs and dented cans.',
    cause: 'Rough handling, wet cartons, weak seams.',
    do: 'Accept only whole, clean, dry packs. Cans without sharp dents, rust or bulging.',
    check: 'Whoever receives looks at the packs of every delivery.',
    act: 'Refuse damaged goods; a swollen can is not opened. Note it on the delivery note and tell the supplier.',
  },
  H05: {
    name: 'Food from an unapproved source',
    hazard:
      'Uninspected meat, game, shellfish, eggs or wild mushrooms can carry parasites, pathogens or toxins.',
    cause: 'Bought at the door, without papers or inspection mark.',
    do: 'Buy only from suppliers on the approved list. Animal products carry an inspection mark; papers are kept.',
    check: 'Whoever receives looks for the mark and compares the supplier with the list, every delivery.',
    act: 'Refuse goods without mark or papers. Tell the manager; use another supplier.',
    at: {
      P02: {
        check:
          'The manager reviews the list of suppliers and their approvals once a year and before a new supplier starts.',
        act: 'Strike suppliers without approval off the list and set their goods in stock apart until cleared.',
      },
    },
  },
  H07: {
    name: 'Pests contaminate food',
    hazard: 'Rodents, insects and birds bring Salmonella and dirt onto food and packs.',
    cause: 'Gaps under doors, open windows, open waste, goods on the floor.',
    do: 'Keep goods closed and off the floor, doors shut, gaps sealed.',
    check: 'The person named for it looks once a week for droppings, gnaw marks, insects and at the traps.',
    act: 'Throw away food that was touched. Clean and sanitize, call the contractor the same day, close the gap.',
    at: {
      P41: {
        do: 'Keep trash cans closed, empty them daily and wash them. Keep the yard clean.',
        check: 'The closing shift looks at trash cans and yard every evening.',
        act: 'Empty and clean the trash cans at once; order more or larger ones if they overflow.',
      },
      P43: {
        check:
          'Own look at the traps once a week; the contractor visits by contract and leaves a report, which the manager reads and signs.',
        act: 'Throw away food that was touched, clean and sanitize. Contractor the same day; check again after a week.',
      },
    },
  },
  H09: {
    name: 'Cross-contamination from raw to ready-to-eat',
    hazard:
      'Salmonella, Campylobacter, STEC and Listeria pass from raw meat, fish, eggs or soil to food that is not heated again.',
    cause: 'Same board, knife, cloth or hands; drip; raw food above ready-to-eat.',
    do: 'Raw food stands below or apart from ready-to-eat food, covered and in trays that hold the drip.',
    check: 'The shift leader looks through refrigerators and work places once a day, before service.',
    act: 'Throw away ready-to-eat food that was touched by raw food or drip. Clean and sanitize, put the shelves in order, show the rule again.',
    at: {
      P06: {
        do: 'Thaw raw meat and fish in a tray on the lowest shelf, away from ready-to-eat food.',
        check: 'The cook looks at thawing food every morning.',
        act: 'Throw away ready-to-eat food that was wetted by drip. Clean and sanitize shelf and tray.',
      },
      P08: {
        do: 'Separate boards, knives and machines for raw and ready-to-eat, by color. First ready-to-eat, then raw; in between wash and sanitize. Wash hands after raw food and eggs. Do not rinse raw poultry.',
        check: 'The shift leader watches work places and tools once a day.',
        act: 'Throw away ready-to-eat food cut with raw tools, or cook it. Clean and sanitize the place; arrange tools again.',
      },
      P11: {
        do: 'Prepare cold dishes on their own, clean table with their own tools, away from raw meat, fish and unwashed vegetables.',
        check: 'The shift leader looks at the cold table before service.',
        act: 'Throw away dishes that were touched by raw food. Clean and sanitize; move the raw work elsewhere.',
      },
      P31: {
        do: 'Slaughter, kill and gut away from cut meat, fillets and ready-to-eat food. Open the belly without cutting the gut, use drinking water, take waste away at once.',
        check: 'The person who guts looks at each animal or fish, and cleans the place after each batch.',
        act: 'Trim what is soiled. Throw away ready-to-eat food that was splashed; clean and sanitize.',
      },
      P39: {
        do: 'Clean and sanitize boards, knives, machines and handles after raw food and before ready-to-eat food. Use paper or fresh cloths.',
        check: 'The closing shift checks off the cleaning plan every day; the manager looks at it weekly.',
        act: 'Clean again before use. Food made on a dirty surface is cooked or thrown away.',
      },
    },
  },
  H10: {
    name: 'Listeria from machines and surfaces',
    hazard:
      'Listeria monocytogenes lives in slicers, drains and wet corners and gets onto ready-to-eat food.',
    cause: 'Slicer not taken apart, standing water, worn boards.',
    do: 'Take the slicer apart, clean and sanitize it every day, and between raw and ready-to-eat. Dry it.',
    check:
      'The closing shift checks off the cleaning; the manager looks at blade and guard; swabs by the analysis plan.',
    act: 'Not clean: clean again before use. Positive swab: deep clean, hold the ready-to-eat food made since, swab again.',
    at: {
      P11: {
        do: 'Clean and sanitize the cold table, boards and handles before work and every few hours. Keep floor and drains dry.',
        check: 'The closing shift checks off the surfaces twice a day.',
      },
      P22: {
        do: 'Clean and sanitize the packing machine, its jaws and the table before packing ready-to-eat food. No hosing while food is open.',
        check: 'The packer looks at the machine before start; swabs by the analysis plan.',
      },
      P25: {
        do: 'Clean and sanitize racks, hooks, carts and brine needles before each use. Cold smoke does not kill Listeria: keep smoked food apart from raw food, on clean tables, and put it into the cold at once.',
        check:
          'The smoker looks at racks and tables before loading and unloading; swabs by the analysis plan.',
      },
      P30: {
        do: 'Turn and brush cheese with clean hands and clean boards, young cheese before old. Renew brine by plan and keep it salty, sour and cold; never carry rind-wash water from old to young cheese. Keep humidity and air by the program of the cheese.',
        check:
          'The cheese maker looks at rinds, boards, room and brine every day; swabs and brine by the analysis plan.',
        act: 'Slimy or strange rinds: set apart, test, throw away. Positive brine: discard it, clean the bath, test the cheese that lay in it.',
      },
      P32: {
        do: 'Fill and pack on clean, sanitized and dry machines, apart from raw food. Keep drains and condensation away from open food.',
        check: 'The packer looks at machine and table before start; swabs by the analysis plan.',
      },
      P39: {
        do: 'Clean drains, wheels, seals and undersides by plan, without spraying onto food. Machines in parts, then dry.',
        check: 'Drains weekly, machines daily, by the cleaning plan; swabs by the analysis plan.',
      },
    },
  },
  H14: {
    name: 'Pathogens on raw vegetables, fruit and herbs',
    hazard: 'STEC, Salmonella, Shigella, norovirus, hepatitis A and parasites on produce that is eaten raw.',
    cause: 'Soil, manure, dirty water, hands in the harvest.',
    do: 'Sort out rotten parts, wash leaf by leaf in plenty of drinking water, rinse, drain. Large amounts: a tank with moving water that is renewed and, where the authority allows it, kept at its dose of sanitizer. Ready-washed packs: do not wash again, use within their date.',
    check: 'The cook looks at each batch: clean water, no soil, no rotten leaves.',
    act: 'Wash again or throw away. Tell the supplier about dirty goods.',
    at: {
      P11: {
        do: 'Use only washed produce, with clean tools or gloves. Sprouts are cooked for children, elderly and ill guests.',
        check: 'The cook at the cold table looks that no unwashed produce lies there.',
        act: 'Take unwashed produce back to washing; throw away dishes made with it or cook them.',
      },
    },
  },
  H15: {
    name: 'Pathogens carried into ground or injected meat',
    hazard:
      'STEC and Salmonella from the surface get into the core of ground meat, burgers, injected and tenderized meat.',
    cause: 'Grinding of trimmings or old meat, dirty grinder, warm meat.',
    do: 'Grind fresh, cold, whole cuts in small amounts and keep ground meat at {limit:L-chill-minced}. Grinder in parts, cleaned every day. Say “cook through” at sale.',
    check:
      'The person who grinds reads the temperature twice a day and checks off the cleaning of the grinder.',
    act: 'Ground meat above its limit or from yesterday: cook through at once or throw away. Clean and cool the grinder.',
    at: {
      P15: {
        do: 'Tartare and carpaccio only from fresh, whole, cold cuts with inspection mark. Trim the surface, cut with clean, cold tools, serve at once. Never for small children, pregnant, elderly or ill guests.',
        check: 'The cook checks off origin, trimming and time of each batch.',
        act: 'Older, warm or ground by others: cook it through. Already served: tell the manager.',
      },
      P27: {
        do: 'Inject only fresh, cold meat with fresh, cold brine and clean needles. Injected meat is cooked through.',
        check: 'The person who injects looks at needles and brine before each batch.',
        act: 'Old or warm brine: throw it away. Injected meat with it is cooked through, not sold raw.',
      },
    },
  },
  H16: {
    name: 'Pathogens survive cooking',
    hazard: 'Salmonella, STEC, Campylobacter and Listeria survive where the core is not hot enough.',
    cause: 'Thick or frozen pieces, crowded pan or oven, cold spots, cooking by eye.',
    do: 'Probe the core of the thickest piece: {limit:L-cook-core}; poultry, ground meat and others as listed here. Write down time and temperature of each batch.',
    check:
      'The cook probes each batch, the largest piece, and writes it down. The head cook looks at the records every week.',
    act: 'Below the limit: cook on and probe again. If some was served, tell the manager at once. Change time, load or size of pieces; check the probe.',
    at: {
      P13: {
        do: 'Fry small amounts, no half-frozen thick pieces. Core of the thickest piece: {limit:L-cook-core}; poultry as listed here.',
        check: 'The cook cuts or probes the thickest piece of the first basket and of each new product.',
        act: 'Fry on and probe again; throw away what has burned outside. Fry less at a time, thaw before frying, let the oil come back to heat.',
      },
      P08: {
        name: 'Pathogens survive roasting or steaming',
        hazard: 'Salmonella and STEC survive in nuts, seeds, cocoa and spices that were not heated in full.',
        cause: 'Load too deep, program cut short, treated and raw goods mixed.',
        do: 'Roast, steam or buy heat-treated nuts, seeds, cocoa and spices; run the proven program and keep the treated side apart from the raw side: own tools, clothes, air. Clean dry.',
        check: 'The operator checks off program or certificate of each batch.',
        act: 'Not treated in full: treat again before packing, or sell only for cooking with a clear notice. Packed already: hold the batch.',
      },
      P14: {
        name: 'Pathogens survive the heating of juice',
        hazard:
          'STEC, Salmonella and Cryptosporidium from fruit survive in juice that was not hot enough for long enough.',
        cause: 'Fallen fruit, flow too fast, cold start, valve that does not turn back.',
        do: 'Heat juice and still drinks to {limit:L-juice}, by a recorder, with a valve that turns cold flow back. Fill clean and closed.',
        check: 'The operator reads the temperature after the holding time at start and in each batch.',
        act: 'Too cold: turn back and heat again; take back all since the last good reading.',
      },
      P21: {
        do: 'Bake filled goods until the filling in the middle reaches {limit:L-cook-core}. Same size, same load, hot oven.',
        check: 'The baker probes the middle piece of each batch of filled goods.',
        act: 'Bake on and probe again. Change time or size; check the oven.',
      },
      P23: {
        do: 'Use the proven time for the thickness. Core and time: {limit:L-sous-vide-core}, counted from when the core has reached the temperature. Bags under water, not touching.',
        check: 'The cook probes one bag of each batch through foam tape and notes bath temperature and time.',
        act: 'Below the limit: leave it in the bath for the whole time again, or cook it another way. Check bath and pump.',
      },
      P25: {
        name: 'Pathogens survive hot smoking',
        do: 'Hot smoking: core of the thickest piece {limit:L-smoke-core}. Pieces of one size, hung apart.',
        check: 'The smoker probes the thickest piece of each batch and writes it down.',
        act: 'Smoke on and probe again; otherwise cook or throw away. Hang less; check the burner.',
      },
    },
  },
  H17: {
    name: 'Salmonella in eggs',
    hazard: 'Salmonella Enteritidis in and on shell eggs.',
    cause: 'Infected hens, cracked shells, many eggs pooled and left standing.',
    do: 'Cook eggs and egg dishes to {limit:L-cook-eggs}. Use whole, clean eggs; pool small amounts and use them at once. Soft eggs never for small children, elderly or ill guests.',
    check: 'The cook probes each batch of egg dishes and writes it down.',
    act: 'Cook on and probe again. Pooled raw egg that stood out: throw it away. Use pasteurized egg for large batches.',
    at: {
      P59: {
        do: 'Take out cracked, leaking and dirty eggs. Wash only where the law allows it, in water of {limit:L-egg-wash}, warmer than the egg; dry at once.',
        check: 'The packer candles each batch and reads the wash water.',
        act: 'Water too cold: stop, set the eggs apart for the pasteurizer. Cracked: to the pasteurizer; leaking: destroy.',
      },
      P14: {
        do: 'Sieve, then heat liquid egg: {limit:L-egg-pasteurise}, with a valve that turns cold flow back. Cool at once.',
        check: 'The operator reads temperature and flow of each batch.',
        act: 'Too cold: turn back and heat again; set apart all since the last good reading.',
      },
      P32: {
        do: 'Collect daily, sort by candling: cracked and dirty eggs never go into boxes for shops. Store at an even temperature, dry, unwashed where the rules forbid washing. Print farm code and date.',
        check: 'The packer candles each batch and notes the eggs sorted out.',
        act: 'Cracked: to the pasteurizer at once. Leaking or dirty: destroy. Many from one farm: tell it and set its lots apart.',
      },
      P50: {
        do: 'Break only whole, clean, dry eggs in a room of its own, never by crushing. Sieve, chill the liquid to {limit:L-chill-liquid-egg} at once and pasteurize it.',
        check: 'The operator looks at shells and tray, and measures each batch of liquid.',
        act: 'Bad egg in the tray: throw the tray away, wash it. Liquid warm for an unknown time: throw it away.',
      },
      P15: {
        do: 'Use pasteurized egg. With shell eggs: chill to {limit:L-chill-raw-egg-dish} at once, use within {limit:L-raw-egg-hours}; dressing down to {limit:L-dressing-ph}. Never for small children, elderly or ill guests.',
        check:
          'The cook writes date and time of making on each batch and probes it after chilling; pH of dressing.',
        act: 'Over the time or too warm: throw away. pH too high: more vinegar or lemon, measure again. Change to pasteurized egg.',
      },
    },
  },
  H18: {
    name: 'Pathogens from ill people',
    hazard:
      'Norovirus, hepatitis A, Shigella, Salmonella and Staphylococcus aureus from people who handle food.',
    cause: 'Working while ill, hands not washed, uncovered wounds.',
    do: 'Anyone who vomits, has diarrhea, jaundice or infected wounds does not touch food. Wash hands before work, after the toilet, after raw food and waste. Cover wounds with a blue bandage and a glove.',
    check: 'The shift leader asks and looks at the start of every shift.',
    act: 'Send the person home. Throw away unheated food that the person touched; sanitize what the person used.',
    at: {
      P42: {
        do: 'Everybody reports vomiting, diarrhea, jaundice and infected wounds before work. Back at work only after {limit:L-symptom-free-hours} without symptoms, and as the health department says.',
        act: 'Send the person home; throw away unheated food that the person touched. Sanitize toilets and handles. Back only after {limit:L-symptom-free-hours} without symptoms.',
      },
    },
  },
  H20: {
    name: 'Contamination by customers',
    hazard: 'Pathogens from hands, coughing and swapped spoons at self-service.',
    cause: 'Open food within reach, no sneeze guard, one spoon for several dishes.',
    do: 'Sneeze guard, one utensil with a long handle per dish, staff in sight.',
    check: 'The person at the buffet looks every two hours and changes the utensils.',
    act: 'Throw away food that was touched. Change the utensils; put up a guard.',
    at: {
      P34: {
        do: 'Open bread and snacks in cases with flaps and tongs; no touching by hand.',
        check: 'The shop staff look at the self-service at every change of shift.',
        act: 'Throw away what was touched; clean the case and change the tongs.',
      },
    },
  },
  H21: {
    name: 'Weak pasteurization or recontamination after it',
    hazard: 'Listeria, Salmonella and others survive or get in again after heating.',
    cause: 'Temperature or time not reached, cold corners, dirty vessel for filling.',
    do: 'Heat every batch to the limit of its product listed here and hold it there for the whole time, stirring, lid closed. Cool at once, fill into clean, closed vessels.',
    check: 'The operator writes temperature and time of each batch.',
    act: 'Not reached: heat again, whole time. Already filled: take back all since the last good record. Repair or recalibrate.',
  },
  H22: {
    name: 'Viruses and Vibrio in shellfish',
    hazard:
      'Norovirus, hepatitis A, Vibrio and Salmonella in oysters, mussels and clams, raw or lightly cooked.',
    cause: 'Growing water with sewage, warm storage, no tag.',
    do: 'Accept live shellfish only with a tag or label from an approved dealer, closed, cold and alive. Keep them moist and cold, not in fresh water, not closed in.',
    check: 'Whoever receives reads the tag, taps open shells and measures, every delivery. Tags are kept.',
    act: 'Refuse lots without a tag, dead or warm. Dead ones in stock: throw away. Tell the supplier.',
    at: {
      P57: {
        do: 'Only live, washed shellfish of class B; trays not too full, water treated and moving. At least {limit:L-purify-hours}.',
        check: 'The person at the tanks notes start, lamp, flow and end of each tank.',
        act: 'Lamp or pump failed, or something added: start the time again. Dead ones out. Sample before release.',
      },
      P15: {
        do: 'Open only live, tagged shellfish, at once before serving. Not for small children, elderly, pregnant or ill guests. Tell guests that it is raw.',
        check: 'The cook smells and looks at each piece; the tag of the lot is kept with its date of use.',
        act: 'Throw away dead or dry ones. If guests fall ill, keep the rest of the lot and its tag, and tell the authority.',
      },
    },
  },
  H23: {
    name: 'Parasites in fish',
    hazard: 'Anisakis and tapeworm larvae in fish that is eaten raw, marinated, salted or cold-smoked.',
    cause: 'Wild fish served without freezing; vinegar, salt and cold smoke do not kill larvae.',
    do: 'Freeze fish to be eaten raw in all its parts: {limit:L-parasite-freeze}. The time counts from when the core is that cold. Farmed fish without freezing only with the supplier’s declaration.',
    check:
      'The cook writes species, lot, temperature, start and end of freezing for each lot; a probe stays in the thickest piece.',
    act: 'Time or temperature missed: freeze again for the whole time, or cook to {limit:L-cook-parasite}. Already served: tell the manager, who informs the guests.',
    at: {
      P15: {
        do: 'Use only fish with a paper that says it was frozen at {limit:L-parasite-freeze}, or the farm’s declaration that makes freezing unnecessary.',
        check:
          'The cook reads and files the paper of each lot before the first cut and writes its temperature down.',
        act: 'No paper: cook the fish to {limit:L-cook-parasite} or send it back. Already served: tell the manager, who informs the guests.',
      },
      P25: {
        do: 'Hot smoking kills larvae at {limit:L-cook-parasite}. For cold smoking use only fish frozen at {limit:L-parasite-freeze}, or declared farmed fish.',
        check: 'The smoker files the paper or freezing record of each lot before smoking.',
        act: 'No record: smoke hot to the limit, or freeze the lot for the whole time before sale.',
      },
      P27: {
        do: 'Salting does not kill larvae in time. Use only fish frozen at {limit:L-parasite-freeze}, or declared farmed fish.',
        check: 'The person who salts files the paper or freezing record of each lot.',
        act: 'No record: freeze the lot for the whole time before sale, or cook it.',
      },
    },
  },
  H25: {
    name: 'Cooked food gets contaminated again',
    hazard: 'Pathogens from hands, raw food or dirty tools on food that is already cooked.',
    cause: 'Uncovered trays, cooling beside raw food, fingers in the tray.',
    do: 'Cool in clean trays, covered as soon as steam allows, away from raw food.',
    check: 'The cook looks at each batch when she notes the cooling time.',
    act: 'Touched by raw food or dirt: heat through once more if still hot, otherwise throw away. Make room for cooling.',
    at: {
      P11: {
        do: 'Clean tools and washed hands or gloves for cooked food; nothing raw on the same table.',
        check: 'The shift leader looks at the cold table before service.',
        act: 'Throw away contaminated food. Clean and sanitize the table; change tools.',
      },
      P20: {
        do: 'Clean plates and spoons; no fingers on food; cloths only for plate rims, fresh every service.',
        check: 'The person at the pass looks at every plate.',
        act: 'Do not serve touched food. Change cloth and spoon, wash hands.',
      },
    },
  },
  H26: {
    name: 'Pathogens survive weak reheating',
    hazard: 'Pathogens that grew after cooking survive when food is only warmed up.',
    cause: 'Warmed in the steam table, microwave without stirring, thick pieces.',
    do: 'Heat fast on the stove or in the oven, core {limit:L-reheat}. Reheat once only; leftovers are thrown away.',
    check: 'The cook probes the core of each batch and writes it down.',
    act: 'Heat on and probe again. Not reached in time: throw away. Smaller portions, stir, preheat.',
    at: {
      P36: {
        do: 'Regenerate the meals that came chilled to a core of {limit:L-reheat}, fast, once only; leftovers are thrown away.',
        check: 'The person who serves probes one tray of each dish before service and writes it down.',
        act: 'Heat on and probe again. Not reached in time: throw away and call the kitchen for a replacement.',
      },
    },
  },
  H36: {
    name: 'Dung and gut contents on carcasses',
    hazard: 'STEC, Salmonella, Campylobacter and Yersinia from hide, feathers and gut get onto the meat.',
    cause: 'Dirty animals, cut gut, hide rolled onto the meat, dirty scalding water, slow chilling.',
    do: 'Slaughter clean, fasted animals. Tie off gullet and rectum, open the belly without cutting the gut, knife into the sterilizer after each animal. No visible dirt goes into the chiller. Chill to {limit:L-chill-red-meat} for red meat and {limit:L-chill-poultry} for poultry and small game.',
    check:
      'The person at the end of the line looks at each carcass; the chiller is read and the deepest meat probed for each batch.',
    act: 'Trim dirt with a clean knife, no wash over it. Not cold in time: hold, probe again, decide with the veterinarian. Slow the line and find out why.',
    at: {
      P60: {
        do: 'Accept only animals with papers, healthy, clean and dry; dirty ones are slaughtered last or cleaned.',
        check:
          'The person at the lairage compares animals and papers of each delivery; the veterinarian inspects.',
        act: 'Without papers, ill or dirty: set apart, ask the veterinarian. Tell the farm.',
      },
    },
  },
  H49: {
    name: 'Late additions after cooking',
    hazard:
      'Pathogens from raw herbs, raw egg, cream or tasting spoons put in after the food was hot enough.',
    cause: 'Seasoning at the end, tasting with the same spoon.',
    do: 'Add ingredients before the core is probed. Only washed herbs at the end. A clean spoon for each tasting.',
    check: 'Each cook watches their own pot; the head cook checks at every service.',
    act: 'Bring the food back to {limit:L-cook-core}, or throw it away if it is cold.',
    at: {
      P18: {
        do: 'Add cream, egg and sauce before probing. Only washed herbs after it.',
        act: 'Bring the food back to {limit:L-reheat}, or throw it away if it is cold.',
      },
      P20: {
        do: 'Only washed, cold garnish goes onto hot plates. Clean tongs, no bare hands.',
        check: 'The person at the pass looks at the garnish before service.',
        act: 'Take off the garnish and replace the dish; wash or change the garnish.',
      },
    },
  },
  H50: {
    name: 'Unsafe water or ice',
    hazard: 'E. coli, enterococci and Pseudomonas in water and ice.',
    cause: 'Own well, dirty tank, backflow from hoses.',
    do: 'Only drinking water for food, ice and washing. Backflow valves on hoses; well and tank tested by plan.',
    check: 'The manager reads each water report; own look at color, smell and taste every day.',
    act: 'Unfit: stop using water and ice, boil or use bottled water. Clean the tank, sample again; start after a good result.',
    at: {
      P17: {
        do: 'Ice bath: ice and water of drinking quality, food in a closed bag or a pot whose rim stands clear of the water, a basin that is cleaned each time.',
        check: 'The cook looks at bag, pot and basin when the bath is filled.',
        act: 'Bath water got into the food: throw it away. Leaking bags or pots: take other ones.',
      },
      P37: {
        do: 'Make ice from drinking water only. Scoop outside the ice; no glasses, no hands.',
        check: 'The person named for it looks at machine and scoop when cleaning, once a week.',
        act: 'Throw the ice away, clean and sanitize the machine, throw away the first new ice.',
      },
    },
  },
  H51: {
    name: 'Slime and mold in machines',
    hazard: 'Biofilm and mold in ice machines, drink lines and dispensers.',
    cause: 'Not taken apart, warm lines, old filters.',
    do: 'Empty, clean and sanitize machine and lines by plan; change filters by the maker’s plan.',
    check: 'The person named for it cleans once a week and checks it off.',
    act: 'Slime or smell: stop, throw away ice or drink, clean in parts, rinse, throw away the first filling.',
  },
  H53: {
    name: 'Pathogens left after cleaning',
    hazard: 'Listeria, Salmonella and slime that stay on surfaces.',
    cause: 'Steps skipped, sanitizer too weak or not left on long enough, worn surfaces.',
    do: 'Scrape, wash, rinse, sanitize, let dry in air. Dose by the label; chlorine {limit:L-chlorine}.',
    check: 'The closing shift checks off the cleaning plan; the strip shows the strength once a day.',
    act: 'Clean again before use. Replace worn boards; show how to do it.',
    at: {
      P40: {
        do: 'Scrape and pre-rinse, wash, let dry in air. No wiping with used cloths; clean and dirty sides apart.',
        check: 'The person at the dishwasher looks at the dishes of each rack.',
        act: 'Wash again. Clean filters and arms of the machine.',
      },
    },
  },
  H54: {
    name: 'Dishwasher too cold or too weak',
    hazard: 'Pathogens stay on dishes when rinse water or chemical is too weak.',
    cause: 'Scale, wrong program, empty detergent.',
    do: 'Final rinse {limit:L-dish-rinse}. Fill detergent, descale by plan.',
    check: 'The person at the dishwasher reads the rinse temperature once a day.',
    act: 'Wash again after the machine is hot, or sanitize by hand. Descale; call the technician.',
  },
  H57: {
    name: 'Thermometer reads wrong',
    hazard: 'A wrong probe hides food that is too warm or not cooked.',
    cause: 'Drift, drop, weak battery.',
    do: 'In melting ice the probe shows {limit:L-probe-ice}, in boiling water {limit:L-probe-boiling}. Wipe and sanitize the probe before each use.',
    check: 'The manager tests each probe once a month and has one checked outside once a year.',
    act: 'Adjust or replace the probe. Look again at food measured since the last good test.',
  },
  H66: {
    name: 'Leaking seals and lids',
    hazard: 'Pathogens get in through weak seals, seams or lids.',
    cause: 'Wrong setting, food in the seal, damaged rim.',
    do: 'Clean rims, right setting, whole bags. Press-test packs.',
    check: 'The packer tests the first packs of each shift and after each change.',
    act: 'Open and repack leaking packs at once if cold and fresh; otherwise throw away. Check all packs since the last good test; adjust the machine.',
    at: {
      P24: {
        do: 'Clean rims and new lids; right headspace. Look at seam and vacuum of each batch.',
        check: 'The operator examines closures of each batch and keeps the notes.',
        act: 'Leaking containers are thrown away, the batch is set apart and examined. Adjust the closing.',
      },
      P28: {
        do: 'Fill jam and syrup at {limit:L-hot-fill} into hot, clean jars with new lids; close at once.',
        check: 'The cook probes each batch while filling and tests the vacuum of the lids after cooling.',
        act: 'Not hot enough: boil again before filling. Lid does not hold: into the refrigerator for quick use, or throw away.',
      },
    },
  },
  H69: {
    name: 'Dirty or mixed transport',
    hazard: 'Pathogens and chemicals from dirty vehicles or from raw food beside ready-to-eat food.',
    cause: 'Raw and ready-to-eat in one box, pets, tools or fuel in the car.',
    do: 'Clean, dry vehicle and boxes. Raw apart from ready-to-eat, all closed; nothing else in the load space.',
    check: 'The driver looks at vehicle and boxes before each trip.',
    act: 'Clean before loading. Open food that was soiled is thrown away.',
  },
  H70: {
    name: 'Service without water or handwashing',
    hazard: 'Pathogens from dirty hands and tools where there is no proper kitchen.',
    cause: 'No running water, no drain, no trash cans, rain or sun on food.',
    do: 'Bring drinking water, soap, paper, spare tools, closed trash cans and a roof. Set up the handwashing point first.',
    check: 'The person in charge goes through the list before service starts.',
    act: 'Do not start until hands can be washed. Food handled before is thrown away or heated through.',
  },
  H71: {
    name: 'Returned or recalled food gets used',
    hazard: 'Unsafe food comes back into production or onto the shelf.',
    cause: 'No separate place, no label.',
    do: 'Put returned, recalled and rejected food into a marked place, labeled “do not use”, and have it collected.',
    check:
      'The closing shift looks at the marked place every day; the manager rehearses a recall once a year.',
    act: 'Set it apart again; trace and take back what was made with it. Write down how it was destroyed.',
  },
  H74: {
    name: 'Cronobacter in infant formula',
    hazard: 'Cronobacter and Salmonella in the powder grow in lukewarm feeds and make babies severely ill.',
    cause: 'Powder mixed with cool water, feeds kept warm.',
    do: 'Mix powder with water of {limit:L-infant-water}, cool to drinking warmth, feed within {limit:L-infant-hours}.',
    check: 'Whoever prepares measures the water and writes the time on each bottle.',
    act: 'Water too cool or time passed: throw the feed away and make a new one.',
    at: {
      P32: {
        do: 'Fill powder in a dry room of its own: no water, filtered air, shoes and clothes changed, spills vacuumed. Only powder with a clean result of its lot. Seal at once.',
        check: 'The line leader checks off the dry room every day; powder and room by the analysis plan.',
        act: 'Water, condensation or a positive result: stop, hold all since the last clean result, clean dry, test again.',
      },
    },
  },
  H75: {
    name: 'Pathogens in sprouts',
    hazard: 'Salmonella and STEC from the seed multiply by millions in the warm, moist drum.',
    cause: 'Dirty seed, weak treatment, no test, dirty drums.',
    do: 'Buy seed with a certificate for sprouting. Treat each lot by the written program, rinse, grow in clean drums with drinking water. Test the water that runs off: {limit:L-sprout-water}. Sell only after the result, cold; cook for small children, elderly and ill people.',
    check: 'The grower checks off seed lot and treatment and samples the spent water of each batch.',
    act: 'Positive or untested: destroy the batch and block the seed lot. Clean and sanitize room and drums. Sold already: recall.',
  },
  H80: {
    name: 'Campylobacter in poultry',
    hazard: 'Campylobacter and Salmonella in chicken, duck, turkey and their liver.',
    cause: 'Pink core, liver served pink, splashing in the sink.',
    do: 'Cook poultry and its liver through: {limit:L-cook-poultry}. Do not rinse raw poultry.',
    check: 'The cook probes the thickest piece of each batch, next to the bone, and writes it down.',
    act: 'Cook on and probe again. If some was served, tell the manager at once. Change time, load or size.',
    at: {
      P13: {
        do: 'Fry poultry to a core of {limit:L-cook-poultry}; thaw thick pieces first.',
        check: 'The cook probes the thickest piece of the first basket and of each new product.',
        act: 'Fry on and probe again. Smaller load, longer time, hotter start.',
      },
    },
  },
  H83: {
    name: 'Viruses in berries',
    hazard: 'Norovirus and hepatitis A on berries, above all frozen ones.',
    cause: 'Hands and water in the harvest; freezing does not kill viruses.',
    do: 'Boil frozen berries for {limit:L-berry-boil} before cold desserts, or buy heat-treated ones. Wash fresh berries.',
    check: 'The cook writes the boiling of each batch.',
    act: 'Not boiled: boil before use, or throw the dessert away. Buy heat-treated berries.',
  },
  H86: {
    name: 'Trichinella in meat',
    hazard: 'Trichinella in pork, wild boar and horse.',
    cause: 'Meat that was not examined.',
    do: 'Buy only meat with inspection mark; wild boar only with the Trichinella test result.',
    check: 'Whoever receives looks for mark and test paper, every delivery.',
    act: 'Refuse meat without mark or test. Set apart what is already in stock.',
    at: {
      P09: {
        do: 'Cook game and wild boar through: {limit:L-cook-pork-liver}.',
        check: 'The cook probes the thickest piece of each batch and writes it down.',
        act: 'Cook on and probe again. Smaller pieces, longer time.',
      },
      P15: {
        do: 'Raw meat dishes only from examined meat with inspection mark; no raw wild boar.',
        check: 'The cook looks at label and mark of each lot before cutting.',
        act: 'No mark: cook the meat through or throw it away.',
      },
      P29: {
        do: 'Raw sausage and ham only from pork with inspection mark; wild boar only with test paper.',
        check: 'The butcher files mark and test paper of each lot.',
        act: 'No test: cook the goods through or throw them away.',
      },
    },
  },
  H88: {
    name: 'Hepatitis E in pork liver and wild boar',
    hazard: 'Hepatitis E virus in liver and game that is not heated through.',
    cause: 'Pink liver, pâté not hot in the middle.',
    do: 'Cook liver, pâté and wild boar through: {limit:L-cook-pork-liver}.',
    check: 'The cook probes the thickest piece of each batch and writes it down.',
    act: 'Cook on and probe again. Thinner pieces, longer time.',
  },
  H89: {
    name: 'Pathogens in raw milk',
    hazard: 'STEC, Campylobacter, Listeria, Brucella and tuberculosis bacteria in unheated milk.',
    cause: 'Milk from any cow can carry pathogens.',
    do: 'Heat raw milk to {limit:L-pasteurise} before any use. Never raw for small children, pregnant, elderly or ill guests.',
    check: 'The operator writes temperature and time of each batch.',
    act: 'Not reached: heat again, the whole time. Do not use raw milk for cold dishes.',
    at: {
      P01: {
        do: 'Take raw milk only at {limit:L-raw-milk-arrival}, from an approved farm, with papers. Heat it the same day.',
        check: 'Whoever receives measures each delivery.',
        act: 'Too warm or sour: refuse. Tell the farm.',
      },
      P14: {
        do: 'Heat raw milk to the limit of its product listed here before any other use; keep raw and heated side apart, with higher pressure on the heated side.',
      },
      P26: {
        do: 'Raw-milk cheese and raw milk only from tested herds, under the rules of the country, milk at {limit:L-chill-raw-milk} and used the same day. Quick souring, full ripening, the words “made with raw milk” on the label. Never for small children, pregnant, elderly or ill guests.',
        check: 'The cheese maker measures the milk of each batch and compares herd papers and results.',
        act: 'Milk warm or a result positive: pasteurize it or throw it away; hold the cheese made with it.',
      },
    },
  },
  H90: {
    name: 'Vibrio in crustaceans and shellfish',
    hazard: 'Vibrio parahaemolyticus and V. vulnificus from warm sea water.',
    cause: 'Warm storage, cooking too short, cooked and raw together.',
    do: 'Cook crustaceans and shellfish through: {limit:L-cook-core}. Throw away shells that stay closed.',
    check: 'The cook probes or opens the largest piece of each batch.',
    act: 'Cook on and probe again. Cook less at a time.',
    at: {
      P15: {
        do: 'Raw oysters only live, tagged and cold; never for ill, elderly or pregnant guests. Open shortly before serving.',
        check: 'The cook looks at each piece and keeps the tag.',
        act: 'Throw away dead or warm ones. Cook the rest if in doubt.',
      },
      P49: {
        do: 'Accept only live, cold shellfish with a recent harvest date. Straight into the cold, moist and covered.',
        check: 'Whoever receives measures and reads the harvest date, every delivery.',
        act: 'Refuse warm or dead lots. Tell the supplier.',
      },
    },
  },
  H98: {
    name: 'Tapeworm and Toxoplasma in meat',
    hazard: 'Beef tapeworm in beef; Toxoplasma in sheep, goat, pork and game.',
    cause: 'Cysts in the muscle that meat inspection did not find.',
    do: 'Buy only meat with inspection mark.',
    check: 'Whoever receives looks for the mark, every delivery.',
    act: 'Refuse meat without mark. Cysts found while cutting: set the lot apart and tell the supplier.',
    at: {
      P15: {
        do: 'No raw meat for pregnant guests. For raw dishes use meat that was frozen before, or beef.',
        check: 'The cook looks at label and mark of each lot before cutting.',
        act: 'Cysts in the meat: throw it away, set the lot apart and tell the supplier.',
      },
    },
  },
  H113: {
    name: 'Bacteria in dry ingredients',
    hazard:
      'Salmonella, STEC, Bacillus spores and staphylococcal toxin in flour, spices, nuts, cocoa and milk powder: they live for months and wake in water.',
    cause: 'Not heated by the maker, birds and dust, damp silo.',
    do: 'Buy with a specification and tests for Salmonella; heat-treated spices for food that is not cooked. Keep dry.',
    check: 'Whoever receives compares supplier and certificate of each lot with the list.',
    act: 'Lot without certificate: set apart, use only in food that is cooked through, or return it.',
    at: {
      P56: {
        name: 'Salmonella survives in dry goods',
        do: 'Run the proven program for each product: {limit:L-dry-heat}. Raw and treated side apart, own tools and air.',
        check: 'The operator reads temperature and time of each batch.',
        act: 'Below the limit: treat again before packing. Packed already: hold the batch.',
      },
      P32: {
        do: 'What is eaten without cooking is packed only with a test for Salmonella or after heat treatment. Treated and untreated goods apart; dry cleaning.',
        check: 'The person in charge looks at the certificate of each lot before it is packed.',
        act: 'No certificate or a positive one: hold the lot; treat it with heat or sell it to a plant that does.',
      },
      P08: {
        do: 'Keep raw flour and dough away from food that is not baked; nobody tastes raw dough. Clean dry, then wet.',
        check: 'The baker looks at tables and tools between dough and finished goods.',
        act: 'Flour on finished goods: throw them away or bake them. Separate the work.',
      },
    },
  },
  H114: {
    name: 'Clostridium botulinum in honey',
    hazard: 'Spores in honey are harmless to adults and can kill infants.',
    cause: 'Spores from soil and dust; no treatment removes them.',
    do: 'Label: not for children under 12 months. Never into infant food.',
    check: 'The packer looks at the label of each batch.',
    act: 'Missing notice: hold the batch and relabel it. Sold already: tell the manager, who decides on a recall.',
  },
  H116: {
    name: 'Specified risk material of cattle, sheep and goats',
    hazard: 'Prions of BSE in brain, spinal cord and other parts; heat does not destroy them.',
    cause: 'Carcass or quarter with parts of the spinal cord, vertebrae of old animals.',
    do: 'Buy only from approved slaughterhouses; label of beef with the blue or red stripe where the law has it.',
    check: 'Whoever receives looks at mark, label and remains of spinal cord.',
    act: 'Remains found: set the piece apart, stain it and give it to the renderer; tell the supplier.',
    at: {
      P31: {
        do: 'Remove, stain and weigh specified risk material by the law; own knives and bins for it.',
        check: 'A worker named for it looks at each carcass; the veterinarian verifies.',
        act: 'Remains: trim, stain, destroy. Stop the line if it happens again.',
      },
    },
  },
  H118: {
    name: 'Pathogens get in after heating, before closing',
    hazard: 'Pathogens from air, drip, nozzles and hands get into food that is not heated again.',
    cause: 'Condensate, open tanks, dirty filler, cold spots.',
    do: 'Closed lines, covered tanks, clean filler; people with clean hands and caps at open food.',
    check: 'The operator looks at filler and room before the start.',
    act: 'Food that was splashed or open: throw it away or heat it again. Clean and sanitize; repair the cover.',
    at: {
      P55: {
        do: 'Hot filling: {limit:L-hot-fill}, full, closed and turned at once. Aseptic: filler and packs sterilized before the start.',
        check: 'The operator reads the product at the filler in each batch and tests closures.',
        act: 'Too cold: empty and heat again. Sterility lost: stop, hold all since the last good reading, sterilize again.',
      },
    },
  },
  H119: {
    name: 'Pathogens survive the heating in the pack',
    hazard: 'Listeria from slicing and packing survives on the surface.',
    cause: 'Packs on top of each other, cold start, short time.',
    do: 'Lay packs singly, water moving. Core or surface: {limit:L-pack-pasteurise}. Then into iced water.',
    check: 'The operator reads the test pack in the coldest place of each batch.',
    act: 'Below the limit: heat the whole batch again at once, or cook it. Check water and load.',
  },
}
