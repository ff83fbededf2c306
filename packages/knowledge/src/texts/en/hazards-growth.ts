import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGrowth: KnowledgeTexts['hazards'] = {
  H01: {
    name: 'Growth of pathogens before delivery',
    hazard:
      'Salmonella, STEC, Listeria and other pathogens that have grown because chilled food came too warm.',
    cause: 'Broken cold chain: warm van, long round, goods waiting on the ramp.',
    do: 'Accept chilled ready-to-eat food at {limit:L-chill-rte}, and every other food within its own limit listed here. Put it away at once, chilled goods first.',
    check:
      'Whoever receives measures between two packs, at least one product per supplier and delivery, and writes the reading down.',
    act: 'Food above its limit goes back or is set apart, marked “do not use”. Tell the supplier; after a repeat, review the supplier.',
  },
  H03: {
    name: 'Use-by date has passed',
    hazard: 'Pathogens that have grown in food kept beyond its life.',
    cause: 'New goods put in front of old ones, opened packs without a date.',
    do: 'Use what expires first, first. Give every opened or repacked food a label with the day it was opened and the last day of use: {limit:L-rte-days}.',
    check: 'The person who opens looks through dates and opened packs every morning.',
    act: 'Throw away what is past its use-by date. Put the rest in order of date; find out why it was left.',
    at: {
      P01: {
        do: 'Take only goods whose remaining life is long enough for your use. Refuse what has passed its use-by date.',
        check: 'Whoever receives reads the dates of every delivery.',
        act: 'Refuse goods that are past or too close to their date and note it on the delivery note. Agree the shortest remaining life with the supplier.',
      },
      P03: {
        do: 'Put new goods behind old ones and use what expires first, first. Write the date on goods filled into other boxes.',
      },
      P34: {
        do: 'Put new goods behind old ones. Take food off the shelf on its last day at closing.',
        check: 'The person who opens the shop checks the shelves every morning.',
        act: 'Take expired food off sale, count it and throw it away. If some was sold, tell the manager, who decides on a recall.',
      },
    },
  },
  H08: {
    name: 'Growth of pathogens in chilled food',
    hazard:
      'Salmonella, STEC, Staphylococcus aureus and Clostridium perfringens multiply when chilled food is too warm. The toxin of S. aureus survives cooking.',
    cause: 'Door left open, overfilled shelves, hot pots put in, a broken refrigerator.',
    do: 'Keep ready-to-eat food at {limit:L-chill-rte}, and every other food within its own limit listed here. Leave room for air, close the door, put in nothing hot.',
    check:
      'The person in charge of the shift reads the thermometer or probes a product in every refrigerator and walk-in cooler, morning and afternoon.',
    act: 'Move the food to a colder place and probe it. Too warm for longer than {limit:L-out-cold-hours} or nobody knows for how long: throw ready-to-eat food away. Check door, load and ice on the evaporator; call the technician.',
    at: {
      P12: {
        do: 'Put out cold food at {limit:L-chill-rte}, in small portions. Switch the display on early; fill only to the load line.',
        check:
          'The person at the counter or buffet probes one product before service and in the middle of it.',
        act: 'Take food above the limit off the display. If it was too warm for longer than {limit:L-out-cold-hours} or nobody knows, throw it away. Check the display and refill with smaller amounts.',
      },
      P34: {
        do: 'Keep the cabinet within the limit of what lies in it: ready-to-eat food {limit:L-chill-rte}, every other food as listed here. Never fill above the load line; keep the air slots free.',
        check:
          'The person who opens the shop, and again the afternoon shift, reads every cabinet or probes a pack in the warmest spot.',
        act: 'Move the goods to another cabinet or the walk-in cooler and probe them. Ready-to-eat food too warm for longer than {limit:L-out-cold-hours}, or nobody knows for how long: throw it away. Stop sale from the cabinet until it is repaired.',
      },
      P35: {
        do: 'Cool the vehicle or box before loading and load only food at {limit:L-transport-cold}. Doors stay closed between stops.',
        check: 'The driver reads the temperature at loading and at the last stop of every trip.',
        act: 'Do not hand over food that came too warm. Bring it back, probe it and decide with the manager. Have the vehicle or box checked before the next trip.',
      },
      P61: {
        do: 'Keep cooked and cooled food at {limit:L-chill-rte}, covered, above raw food or apart from it. Put in only food that is already cold.',
      },
    },
  },
  H11: {
    name: 'Growth of Listeria during shelf life',
    hazard:
      'Listeria monocytogenes grows even in the cold, in sliced ham, soft cheese, smoked fish, cream desserts, cut produce and salads kept for days.',
    cause: 'Long life in a refrigerator that is a few degrees too warm; opened packs without a date.',
    do: 'Keep it at {limit:L-chill-rte}. Opened packs, and food made here whose life no study has shown: use within {limit:L-rte-days}; never beyond the maker’s date.',
    check: 'The shift leader checks the temperature twice a day and the dates of opened packs at closing.',
    act: 'Throw away what is over its days or was too warm for longer than {limit:L-out-cold-hours}. Shorten the days or set the refrigerator colder.',
    at: {
      P01: {
        do: 'Accept cheese, cold cuts, smoked fish and other food that is eaten as it is only at {limit:L-chill-rte}, with enough days left. Put it away first.',
        check: 'Whoever receives measures between two packs of each delivery and reads the date.',
        act: 'Too warm or out of date: refuse it or set it apart. Nobody heats it later. After a repeat, review the supplier.',
      },
      P12: {
        do: 'Put out only small amounts at {limit:L-chill-rte}; nothing goes back from the display into the stock.',
        check: 'The person at the display probes one product before and in the middle of service.',
        act: 'Throw away what stood too warm for longer than {limit:L-out-cold-hours}. Put out less at a time.',
      },
      P22: {
        do: 'Pack only fresh, cold food on a clean machine. Keep packs at {limit:L-chill-vacuum} for at most {limit:L-vacuum-days}, or show a longer life by a study.',
        check:
          'The packer labels each pack with its last day; the shift leader checks temperature twice a day and dates every morning.',
        act: 'Throw away packs over their days. After a positive Listeria test hold the lot, clean the machine in parts and swab again.',
      },
      P34: {
        do: 'Keep the cabinet at {limit:L-chill-rte}. Sliced at the counter: sell the same day or label the last day of use.',
        check: 'The counter staff check temperature twice a day and dates every morning.',
        act: 'Take food off sale that is past its day or was too warm for longer than {limit:L-out-cold-hours}. Slice smaller amounts.',
      },
    },
  },
  H12: {
    name: 'Thawing and refreezing of frozen food',
    hazard: 'Pathogens grow in the thawed edge of frozen food and stay when it freezes again.',
    cause: 'Freezer breaks down, iced-up door, goods left on the ramp, slow freezing of warm food.',
    do: 'Keep frozen food at {limit:L-frozen}. Do not refreeze what has thawed, unless it was cooked in between.',
    check: 'The person who opens reads every freezer once a day and looks for soft packs, frost and drip.',
    act: 'Move the food to another freezer. Soft meat or fish: cook at once; ice cream and ready-to-eat food: throw away. Call the technician.',
    at: {
      P01: {
        do: 'Accept frozen food only hard and at {limit:L-frozen-swing}, without drip or snow of ice in the pack. Put it away first.',
        check: 'Whoever receives measures between two packs, every delivery.',
        act: 'Refuse soft or refrozen packs and note it on the delivery note. Tell the supplier.',
      },
      P16: {
        do: 'Freeze only fresh, cold food in small packs, in the blast freezer or the coldest compartment. Label what it is and the day. Then keep it at {limit:L-frozen}.',
        check:
          'The person who freezes checks the next day that the packs are hard through, and reads the freezer.',
        act: 'Food not frozen through: cook it at once or throw it away. Freeze less at a time; have the freezer checked.',
      },
      P34: {
        do: 'Keep the frozen or scooping cabinet within its limit listed here; fill below the load line and cover it overnight.',
        check:
          'The person who opens the shop reads every frozen cabinet once a day and feels for soft packs.',
        act: 'Take soft packs off sale; they are not refrozen. Move hard packs to another freezer and call the technician.',
      },
      P35: {
        do: 'Load frozen goods last, into a vehicle that is already cold; keep them at {limit:L-frozen-swing}.',
        check: 'The driver reads the temperature at loading and at the last stop.',
        act: 'Soft goods are not handed over. Bring them back, mark them and decide with the manager; have the cooling unit checked.',
      },
    },
  },
  H13: {
    name: 'Growth and drip during thawing',
    hazard:
      'Pathogens grow on the warm outside while the inside is still frozen; the drip carries them to other food.',
    cause: 'Thawing on the table, no tray under the food, thawed food forgotten.',
    do: 'Thaw in the refrigerator on a grid over a tray, below ready-to-eat food, for at most {limit:L-thaw-hours}. Cold running water or the microwave only if it is cooked at once.',
    check: 'The cook checks every morning that thawing food stands in a tray, covered and dated.',
    act: 'Food thawed at room temperature: warm outside, throw it away; still cold, cook it at once. Wipe up the drip and sanitize. Plan thawing a day ahead.',
  },
  H19: {
    name: 'Growth while food stands out',
    hazard: 'Pathogens grow and form toxins in food that stands without cooling or heating.',
    cause: 'Food put out early, bowls topped up, leftovers put back.',
    do: 'Cold food may stand out for at most {limit:L-out-cold-hours}. Write the time on the card, refill with fresh bowls, never top up.',
    check:
      'The person at the display writes down when each dish was put out and looks at the clock at every refill.',
    act: 'Throw away what has stood longer. Put out less, more often.',
    at: {
      P08: {
        do: 'Bring from the cold only what is cut in one go; room {limit:L-cutting-room}. Soaked casings and trimmings go back into the cold.',
        check: 'The foreman reads the room twice a day and looks at meat on the tables.',
        act: 'Meat that became warm: into the cold at once and cook it the same day, or throw it away. Smaller lots, cooler room.',
      },
      P20: {
        do: 'Plate shortly before serving; cold plates wait in the refrigerator, hot ones under heat.',
        check: 'The person at the pass watches that nothing waits there.',
        act: 'What has waited longer than {limit:L-out-cold-hours} is not served. Change the order of plating.',
      },
      P34: {
        do: 'Food meant to be chilled stands outside the cabinet only while it is being served, at most {limit:L-out-cold-hours} in all.',
        check: 'The counter staff look at the counter at every change of shift.',
        act: 'Throw away what has stood out longer and show the shift the rule again.',
      },
    },
  },
  H24: {
    name: 'Growth of spores in slow cooling',
    hazard:
      'Spores of Clostridium perfringens and Bacillus cereus survive cooking and grow while food cools slowly. The toxin of B. cereus is not destroyed by reheating.',
    cause: 'Deep pots, lids on, cooling at room temperature overnight, overfilled blast chiller.',
    do: 'Cool cooked food {limit:L-cool}. Use shallow trays, ice bath or blast chiller; portion large pieces; then straight into the refrigerator.',
    check:
      'The cook notes time and internal temperature at the start and at the end of cooling, each batch, in the thickest piece.',
    act: 'Missed by a little and still hot inside: heat to {limit:L-reheat} once and start again. Otherwise throw it away. Use smaller portions, more ice, fewer trays.',
    at: {
      P23: {
        do: 'Put the bags into ice water at once: {limit:L-cool-cook-chill}. Single layer, bags covered by ice.',
        check:
          'The cook probes one bag of each batch through foam tape at the end of cooling and notes time and temperature.',
        act: 'Throw away bags that missed the limit. Use more ice, smaller bags.',
      },
    },
  },
  H27: {
    name: 'Growth and toxin in hot holding',
    hazard: 'Clostridium perfringens and Bacillus cereus grow in food that is warm, not hot.',
    cause: 'Steam table switched on late, cold food warmed up in it, food held for hours, lids off.',
    do: 'Put only hot food into a preheated unit and keep it at {limit:L-hot-hold}, for at most {limit:L-hot-hold-hours}. Stir, keep the lid on, do not top up.',
    check: 'The cook probes each dish at the start and in the middle of service, in the coldest spot.',
    act: 'Below the limit for less than {limit:L-out-hot-hours}: heat to {limit:L-reheat} once and put it back. Longer, or nobody knows: throw it away. Check the setting of the unit.',
    at: {
      P34: {
        do: 'Keep the hot counter at {limit:L-hot-hold}; fill it only with food that is already hot.',
        check: 'The counter staff probe one product of each kind twice a day.',
        act: 'Below the limit for longer than {limit:L-out-hot-hours} or nobody knows: throw it away. Otherwise heat it through once. Have the counter checked.',
      },
      P35: {
        do: 'Preheat the hot boxes, fill them full and close them at once; food arrives at {limit:L-hot-hold}.',
        check: 'The driver or the person who receives probes one container of each trip.',
        act: 'Arrived below the limit: heat to {limit:L-reheat} at once, or throw it away if it was warm for longer than {limit:L-out-hot-hours}. Load later, use better boxes.',
      },
    },
  },
  H28: {
    name: 'Botulinum toxin in packs without air',
    hazard:
      'Non-proteolytic Clostridium botulinum grows without air, even in the refrigerator, and forms a deadly toxin that cannot be seen or smelled.',
    cause: 'Vacuum or gas packs kept too long or a few degrees too warm, too little salt or acid.',
    do: 'Keep vacuum and gas packs at {limit:L-chill-vacuum} for at most {limit:L-vacuum-days}. Longer only with a proven further hurdle: salt, acid or drying.',
    check:
      'The shift leader reads the refrigerator of the packs twice a day and checks the last day of use on the packs every morning.',
    act: 'Throw away packs that are over their days or stood too warm for an unknown time; do not taste. Set the refrigerator colder, shorten the life.',
    at: {
      P23: {
        do: 'Serve sous-vide bags at once, or chill and keep them at {limit:L-chill-vacuum} for at most {limit:L-vacuum-days}. Label each bag with its last day.',
      },
      P25: {
        do: 'Salt evenly before smoking. Keep cold-smoked fish in packs at {limit:L-chill-vacuum} for at most {limit:L-vacuum-days}, or wrap it so that air gets in.',
      },
      P27: {
        do: 'Weigh salt and fish or meat, keep the brine at its recipe strength and the time of salting. Goods to be packed without air need the full salt.',
        check: 'The person who salts writes weight, salt and time of each batch.',
        act: 'Too little salt: salt again before smoking or packing, or sell without vacuum and with a short life. Check the scales and the recipe.',
      },
    },
  },
  H29: {
    name: 'Botulinum toxin in canned food',
    hazard:
      'Proteolytic Clostridium botulinum survives weak sterilizing and forms a deadly toxin in closed jars and cans at room temperature.',
    cause: 'Retort too cold or too short, jars too full, leaking seams or lids.',
    do: 'Sterilize by a proven program to {limit:L-retort}. Same jar, same filling, same starting temperature as in the program. Cool in clean, chlorinated water.',
    check:
      'The operator records temperature, pressure and time of each load, and examines closures of each batch.',
    act: 'A load below the program is sterilized again at once or thrown away; swollen or leaking jars are never opened. Repair the retort before the next load.',
  },
  H32: {
    name: 'Growth in acidified food that is not sour enough',
    hazard:
      'Clostridium botulinum, Listeria and others grow where vinegar or fermentation did not bring the pH down.',
    cause: 'Too little vinegar, thick pieces, slow fermentation, uncalibrated meter.',
    do: 'Follow the weighed recipe and the hours of the program. Pickles and marinades reach {limit:L-acid-ph} to the core; acidified rice reaches its limit throughout; milk and curd sour along their curve, with a live culture.',
    check:
      'Whoever makes it measures the pH of each batch with a calibrated meter: a blended sample after the acid has gone through, milk and curd at the hours of the program.',
    act: 'Above the limit: add acid and measure again, or keep it in the refrigerator with a short life, or throw it away. Check recipe and meter.',
    at: {
      P28: {
        do: 'Weigh fruit, sugar and lemon juice or citric acid by the recipe; low-acid fruit and vegetables get more acid until the pH limit of the batch is reached. Fill hot, close at once.',
        check: 'The cook measures a blended, cooled sample of each batch before labeling.',
        act: 'Above the limit: add acid, boil and fill again, or sell it from the refrigerator with a short life, or throw it away.',
      },
    },
  },
  H34: {
    name: 'Growth in raw sausage and dried meat',
    hazard:
      'STEC, Salmonella and Staphylococcus aureus grow when the sausage sours or dries too slowly. The toxin of S. aureus remains.',
    cause: 'No or weak starter culture, room too warm before souring, thick casing, too little drying.',
    do: 'Let sausage sour with a starter culture to {limit:L-sausage-ph} before the room has given {limit:L-degree-hours}. Dry it, or raw ham and jerky, until it keeps: {limit:L-stable-ph} or {limit:L-stable-aw}; meat that is only dried, to {limit:L-dry-aw}.',
    check:
      'The butcher measures the pH of each batch on the days of the recipe and the water activity before release.',
    act: 'pH not reached in time: cook the batch through or throw it away. Not dry enough: dry on and measure again before release.',
  },
  H35: {
    name: 'Pathogens and mold in ripening',
    hazard: 'Listeria, mold toxins and spoilage on dry-aged meat and ripened goods.',
    cause: 'Cabinet too warm or too damp, dirty boards, ripening for too long.',
    do: 'Ripen at {limit:L-chill-ripening} for at most {limit:L-ripening-days}, humidity {limit:L-ripening-humidity}. Keep pieces apart and boards clean; trim before sale. Beef also needs filtered or UV-treated air that moves at 0.2 to 0.5 m/s.',
    check: 'The butcher reads temperature and humidity twice a day and looks at each piece once a day.',
    act: 'Slimy, sticky or colored mold: throw the piece away. Dry the cabinet, clean it, find out why.',
  },
  H81: {
    name: 'Bacillus cereus toxin in rice, pasta and legumes',
    hazard:
      'Spores of Bacillus cereus survive boiling; the toxin that they form in warm rice survives frying and reheating.',
    cause: 'Rice kept warm or at room temperature for hours, large pots cooled slowly.',
    do: 'Cook small amounts. Rice and pasta to be kept: cool {limit:L-cool}, in flat trays or under cold drinking water.',
    check: 'The cook notes time and temperature at the start and end of cooling, each batch.',
    act: 'Throw away rice that cooled too slowly: reheating does not help. Cook less, use flat trays.',
    at: {
      P19: {
        do: 'Keep cooked rice, pasta and legumes at {limit:L-hot-hold}; do not leave the rice cooker switched off.',
        check: 'The cook probes rice and pasta at the start and in the middle of service.',
        act: 'Throw away rice that stood below the limit for longer than {limit:L-out-hot-hours}: reheating does not help. Check the unit.',
      },
      P26: {
        do: 'Mix the vinegar into the hot sushi rice at once, by weighed recipe, down to {limit:L-acid-rice-ph}.',
        check: 'The sushi cook measures the pH of each batch of rice.',
        act: 'Above the limit: add vinegar and measure again, or use the rice at once, or throw it away.',
      },
    },
  },
  H82: {
    name: 'Staphylococcus toxin in cream and filled pastry',
    hazard:
      'Staphylococcus aureus from hands and nose grows in cream, custard and fillings; its toxin survives baking.',
    cause: 'Bare hands, wounds, fillings left at room temperature, piping bags used for days.',
    do: 'Work in small batches, with clean hands and fresh piping bags. Filled goods go straight into the cold, at {limit:L-chill-rte}.',
    check: 'The confectioner checks that no filling stands out, and probes the pastry display twice a day.',
    act: 'Throw away fillings that stood out for longer than {limit:L-out-cold-hours}. Make smaller batches; send people with infected wounds to other work.',
  },
  H87: {
    name: 'Yersinia in pork',
    hazard: 'Yersinia enterocolitica grows slowly even in the refrigerator.',
    cause: 'Raw pork kept for many days, drip on other food.',
    do: 'Keep raw pork at {limit:L-chill-red-meat} and use it within a few days. Cooking kills it: {limit:L-cook-core}.',
    check: 'The shift leader checks temperature twice a day and the dates of raw meat every morning.',
    act: 'Cook at once what is close to its date; throw away what is slimy or past it.',
  },
  H121: {
    name: 'Slow growth of spores in stored cooked food',
    hazard:
      'Spores of Bacillus cereus and Clostridium botulinum survive cooking. Some kinds grow slowly even in the cold, most of all in tightly closed containers. The toxin of B. cereus survives reheating.',
    cause:
      'Cooked food kept too many days, a refrigerator that is a few degrees too warm, containers without a date.',
    do: 'Keep cooked food at {limit:L-chill-rte} and use it within {limit:L-rte-days}. Write the last day of use on each container when it goes into the refrigerator.',
    check:
      'The shift leader reads the refrigerator morning and afternoon, and the dates of the containers at closing.',
    act: 'Throw away what is past its last day or has no date. Too warm for longer than {limit:L-out-cold-hours}, or nobody knows: throw it away too. Reheating does not help.',
  },
  H91: {
    name: 'Botulinum toxin in vacuum-packed raw fish',
    hazard:
      'Clostridium botulinum type E lives in fish and water and grows without air in a warm refrigerator.',
    cause: 'Vacuum-packed raw fish kept too warm, or thawed inside the pack.',
    do: 'Keep vacuum-packed raw fish frozen, or at {limit:L-chill-vacuum}. Open the pack before thawing. Label: “Keep cold”, last day of use.',
    check:
      'The packer reads the store of the packs twice a day and checks the label of the first and last pack.',
    act: 'Throw away packs that stood too warm for an unknown time or thawed closed. Repack without vacuum if the cold cannot be kept.',
  },
  H110: {
    name: 'Growth while large hams warm up',
    hazard:
      'Staphylococci and Clostridium perfringens grow while the core is lukewarm for hours; the toxin of staphylococci survives cooking.',
    cause: 'Pieces too thick, smokehouse too full, frozen core, low start.',
    do: 'Thaw through before cooking; pieces of one size. Core: {limit:L-come-up}.',
    check: 'The smokehouse operator records the core of the largest piece from start to end.',
    act: 'Longer than the limit: hold the batch; an expert decides, else destroy it. Hang less, start hotter.',
  },
  H115: {
    name: 'Fermentation too slow or not sour enough',
    hazard:
      'STEC, Salmonella, Bacillus and staphylococci grow or survive before acid and alcohol hold them back.',
    cause: 'Sweet, ripe fruit, too little salt, old culture, room too cold, stuck fermentation.',
    do: 'Start within hours, with culture or yeast and the salt of the recipe. pH {limit:L-ferment-ph}; correct must with acid before the yeast.',
    check: 'The maker measures each batch at the start and at the end, by calibrated meter.',
    act: 'Not sour in time: pasteurize, or destroy. Correct acid, salt, culture or warmth for the next batch.',
  },
  H117: {
    name: 'Growth while food dries',
    hazard:
      'Staphylococci and Salmonella grow while food is still moist; mold later, in food that is not dry.',
    cause: 'Layers too thick, damp air, cold start, stop of the fan, damp store.',
    do: 'Thin layers, warm dry air from the start. Dry to {limit:L-dried-aw}; pack tight.',
    check: 'The operator measures the thickest pieces of each batch.',
    act: 'Too moist: dry on at once. Moist for an unknown time or moldy: destroy. Check fan and air.',
  },
  H120: {
    name: 'Growth while the ice-cream mix cools',
    hazard: 'Bacillus, staphylococci and Listeria grow in lukewarm mix; no later step kills them.',
    cause: 'Cooler too small, tank too full, waiting before the cooler.',
    do: 'Cool at once behind the heater: {limit:L-cool-mix}.',
    check: 'The ice-cream maker reads temperature and time of each batch.',
    act: 'Too slow: heat again at once and cool, once only; else destroy. Clean the cooler, smaller batches.',
  },
}
