import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsPhysical: KnowledgeTexts['hazards'] = {
  H04: {
    name: 'Stones, shell and bone in raw goods',
    hazard: 'Hard pieces that break teeth or hurt the mouth.',
    cause: 'Harvest, shelling, sawing.',
    do: 'Buy sorted goods; look through legumes, nuts and shellfish before use.',
    check: 'Whoever receives looks at each delivery, whoever uses the goods before use.',
    act: 'Pick out or refuse. Tell the supplier after a repeat.',
  },
  H55: {
    name: 'Hair, bandages and jewelry',
    hazard: 'Things from people in food.',
    cause: 'No cap, rings, loose bandages.',
    do: 'Hair covered, no jewelry on hands, blue bandages, closed pockets.',
    check: 'The shift leader looks at the start of the shift.',
    act: 'Throw away the food. Put the clothing right before going on.',
    at: {
      P20: {
        check: 'The person at the pass looks at every plate.',
        act: 'Replace the dish; say sorry to the guest; find the cause.',
      },
    },
  },
  H60: {
    name: 'Pieces of packaging',
    hazard: 'Staples, wire, splinters and film that get in when unpacking.',
    cause: 'Cutting boxes over open food, wooden crates.',
    do: 'Unpack apart from open food; take away crates, staples and film at once.',
    check: 'Whoever unpacks looks at food and hands.',
    act: 'Pick out what is seen; throw away what cannot be searched.',
  },
  H61: {
    name: 'Insects and mites in dry goods',
    hazard: 'Moths, beetles and mites in flour, cereals, nuts and spices.',
    cause: 'Warm, damp store, old stock, open bags.',
    do: 'Closed bins, emptied and cleaned before refilling; oldest first; relative humidity of the store {limit:L-dry-store-humidity}.',
    check: 'The person in charge of the store looks for webs and beetles once a week.',
    act: 'Throw away infested goods in a closed bag. Clean shelves; contractor if it goes on.',
  },
  H62: {
    name: 'Sand, stones and insects in produce',
    hazard: 'Grit and insects in leaves, herbs, mushrooms and roots.',
    cause: 'Field and harvest.',
    do: 'Trim, soak, lift out of the water, rinse until no sand stays in the basin.',
    check: 'The cook looks at the bottom of the basin of each batch.',
    act: 'Wash again. Tell the supplier.',
  },
  H63: {
    name: 'Metal from machines',
    hazard: 'Splinters from grinder, slicer, mixer, sieve or wire brush.',
    cause: 'Wear, bones, loose screws.',
    do: 'Look at blades, plates, screws and sieves before start and after work; no wire brushes.',
    check: 'The user checks off the look-over before the first use of the day.',
    act: 'Part missing or broken: stop, set apart all food since the last check, find the piece or throw the food away. Repair.',
    at: {
      P33: {
        do: 'Every pack passes the detector; it finds the test pieces {limit:L-metal-test} and throws the pack out.',
        check: 'The operator passes all test pieces at start, every hour and at the end.',
        act: 'Test piece not found: stop the line, set apart all since the last good test and run it again after repair.',
      },
    },
  },
  H64: {
    name: 'Bones in boneless goods',
    hazard: 'Bones and fish bones where nobody expects them.',
    cause: 'Hurried boning, no check.',
    do: 'Feel along each fillet, pull pin bones; light table for fish for children.',
    check: 'The person who cuts feels each piece; the head of the shift takes some per batch.',
    act: 'Bone again. Say “may contain bones” where it cannot be ruled out; never for small children.',
  },
  H65: {
    name: 'Glass and china',
    hazard: 'Splinters of glass and china.',
    cause: 'Breakage over food or ice.',
    do: 'No glass in the kitchen area; scoop for ice; chipped dishes away.',
    check: 'The shift leader looks at glass, lamps and china once a week.',
    act: 'Throw away all open food and ice within a few steps. Clean up wet, count the pieces, change shoes.',
    at: {
      P54: {
        name: 'Glass splinters and objects in bottles',
        do: 'Look at new and returned bottles against light; turn over, rinse, drain, fill at once. After a break clear a wide circle.',
        check: 'The operator inspects at start, each hour and at the end.',
        act: 'Breakage: stop, take away all open bottles around, clean, note. Objects found: wash again or destroy.',
      },
      P32: {
        do: 'Turn jars and bottles over and blow or rinse them before filling; warm them before hot filling. After a breakage clear the jars beside it, before and behind, by the written number.',
        check:
          'The person at the filler looks at rims and rinse at start, every hour and at the end, and notes breakages.',
        act: 'Stop, take away the jars of the zone, clean filler and belt, look at what was filled since the last good check.',
      },
    },
  },
  H68: {
    name: 'Plastic, wood and rubber',
    hazard: 'Pieces of tools, seals, pens and boards.',
    cause: 'Wear, brittle plastic, knives with broken tips.',
    do: 'Whole tools only; worn boards, scrapers and seals away; knives counted.',
    check: 'The user looks at tools before use.',
    act: 'Piece missing: set the food apart, search or throw it away. Replace the tool.',
    at: {
      P32: {
        name: 'Dirt and pieces get in at packing',
        hazard: 'Dust, clips, string, plastic, hair and insects get into open packs.',
        cause: 'Open packs, torn gloves, knives, lights without cover.',
        do: 'Keep packs closed until filling; nothing loose above open food; clips and blades counted.',
        check: 'The packer looks at place and tools before the start and after each stop.',
        act: 'Piece missing: set packs apart since the last check, search or throw them away.',
      },
      P51: {
        name: 'Objects in flour, liquids and honey',
        hazard: 'Pieces of plastic, metal, wood, shell and insects in flour, milk, mix, juice or honey.',
        cause: 'Torn net, missing seal, filter left out.',
        do: 'Sieve or filter all of it before filling; the net is whole and sits tight. Flour {limit:L-sieve}, liquids {limit:L-filter}.',
        check: 'The operator looks at net, seal and remainder each shift.',
        act: 'Torn or missing: set apart all since the last check and filter it again. Replace the net.',
      },
      P33: {
        do: 'Sieve flour and powders through {limit:L-sieve}; look at the mesh before use.',
        check: 'The baker looks at mesh and remainder in the sieve once a day.',
        act: 'Torn mesh: sieve all since the last check again. Replace the sieve. Tell the supplier what was found.',
      },
      P44: {
        do: 'List of glass and hard plastic near open food; look at it by plan; repair with proper parts, no tape or wire.',
        check: 'The person named for it goes through the list once a week.',
        act: 'Broken: set food nearby apart, search or throw it away. Replace the part.',
      },
    },
  },
  H84: {
    name: 'Choking',
    hazard: 'Small children and people who swallow badly choke on grapes, nuts, bones or lumps.',
    cause: 'Wrong size or texture, toys in food.',
    do: 'Cut grapes and sausages lengthwise, no whole nuts, texture as ordered, nothing inedible in food.',
    check: 'The person who serves looks at each plate.',
    act: 'Take the plate back and prepare it again. Tell the kitchen what the person may eat.',
  },
}
