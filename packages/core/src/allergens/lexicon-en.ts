import { withoutAccents, type Lexicon } from './lexicon.ts'

export const english: Lexicon = {
  endings: 's, es',
  entries: [
    ['milk', 'named', 'milk~, buttermilk, milkfat, milk fat, !milk chocolate, dairy'],
    ['milk', 'clear', 'butter, cheese~, cream~, yogurt~, yoghurt~, butterfat, butter oil'],
    [
      'milk',
      'food',
      'whey, casein~, caseinate~, lactose, lactalbumin, ghee, curd~, quark, kefir, creme fraiche, mascarpone,' +
        'mozzarella, parmesan, cheddar, feta, ricotta, paneer, gouda, emmental, brie, camembert, gruyere, halloumi,' +
        'skyr, fromage frais, creamer~, custard~, ice cream~, half and half, dulce de leche, curds and whey, skimmilk',
    ],
    ['milk', 'maybe', 'margarine, caramel~, nougat, chocolate~, galactose, casein hydrolysate'],
    ['eggs', 'named', 'egg~, egg white~, egg yolk~'],
    [
      'eggs',
      'food',
      'ovalbumin, lysozyme, mayonnaise, mayo, meringue~, albumen, aioli, ovomucoid, vitellin, livetin',
    ],
    ['eggs', 'maybe', 'albumin, !noodle~, yolk~, lecithin~, hollandaise'],
    [
      'fish',
      'named',
      'fish, fishes, fish sauce, monkfish, dogfish, swordfish, catfish, flatfish, whitefish, rockfish',
    ],
    ['fish', 'food', 'milkfish, oilfish, sailfish, redfish, sawfish, lumpfish, anglerfish, zander, surimi'],
    [
      'fish',
      'food',
      'salmon, tuna, cod, haddock, hake, pollock, pollack, mackerel, herring~, anchovy, anchovies, sardine~, sprat~,' +
        'trout, carp, sole, plaice, halibut, turbot, sea bass, seabass, bass, bream~, eel~, perch, pike, tilapia,' +
        'whiting, coley, saithe, skate, sturgeon, caviar, roe, char, flounder, mullet, snapper, grouper, mahi mahi,' +
        'pangasius, kipper~, bonito, isinglass, worcestershire sauce, worcester sauce, milt, pilchard~, butterfish',
    ],
    ['fish', 'maybe', 'omega 3, gelatin, gelatine'],
    ['crustaceans', 'named', 'crustacean~, crustacean shellfish, crustacea'],
    [
      'crustaceans',
      'food',
      'prawn~, shrimp~, crab~, lobster~, crayfish, crawfish, langoustine~, scampi, krill, yabby, yabbies, barnacle~,' +
        'bug tails, shrimp paste, crabmeat',
    ],
    ['crustaceans molluscs', 'maybe', 'shellfish, seafood'],
    ['molluscs', 'named', 'mollusc~, mollusk~, molluscan shellfish, molluskan shellfish'],
    [
      'molluscs',
      'food',
      'mussel~, oyster~, clam~, scallop~, squid~, octopus, octopuses, cuttlefish, calamari, snail~, whelk~, cockle~,' +
        'periwinkle~, abalone, escargot~, oyster sauce, cephalopod~, winkle~, pipi~, calamar~',
    ],
    ['tree_nuts', 'named', 'nut~, tree nut~, treenut~, mixed nut~'],
    [
      'tree_nuts',
      'named',
      'almond~, hazelnut~, walnut~, cashew~, cashew nut~, pecan~, pecan nut~, brazil nut~, brazils, pistachio~,' +
        'pistachio nut~, macadamia~, macadamia nut~, queensland nut~, filbert~',
    ],
    ['tree_nuts', 'food', 'praline~, gianduja, frangipane, marzipan, beech nut~, hickory nut~'],
    ['tree_nuts', 'maybe', 'pine nut~, nougat, pesto, amaretto, shea nut~, ginkgo nut~'],
    [
      'peanuts',
      'named',
      'peanut~, groundnut~, ground nut~, monkey nut~, earth nut~, arachis, peanut butter~, goober~',
    ],
    ['peanuts', 'food', 'satay'],
    [
      'wheat gluten',
      'named',
      'cream of wheat, wheat, wheatflour, wheatgerm, wheat germ, wholewheat, wheatmeal',
    ],
    [
      'wheat gluten',
      'food',
      'spelt, durum, semolina, couscous, bulgur, bulghur, seitan, kamut, khorasan, einkorn, emmer, farro, freekeh,' +
        'farina, graham flour, panko, breadcrumb~, rusk~, dinkel, triticale',
    ],
    [
      'wheat gluten',
      'maybe',
      'flour, !bread~, !pasta, !noodle~, starch, !crouton~, !biscuit~, malt vinegar, soy sauce',
    ],
    ['gluten', 'named', 'gluten, rye, barley, oat~, oatmeal, oatmeals, cereals containing gluten'],
    ['gluten', 'food', 'malt, malted, beer'],
    ['soybeans', 'named', 'soy, soya, soybean~, soyabean~, soy bean~, soya bean~'],
    ['soybeans', 'named', 'soy sauce, soya sauce, soy lecithin, soya lecithin, soybean lecithin'],
    [
      'soybeans',
      'food',
      'tofu, tempeh, miso, edamame, shoyu, tamari, natto, yuba, okara, textured vegetable protein',
    ],
    ['soybeans', 'maybe', 'lecithin~, vegetable protein, hydrolysed vegetable protein, teriyaki, hoisin'],
    [
      'sulfites',
      'named',
      'sulphite~, sulfite~, sulphur dioxide, sulfur dioxide, metabisulphite~, metabisulfite~, bisulphite~,' +
        'bisulfite~, disulphite~, sulphiting agent~, sulfiting agent~',
    ],
    ['sulfites', 'maybe', 'wine~, dried apricot~, so2'],
    ['sesame', 'named', 'sesame, sesame seed~, sesame oil, gingelly'],
    [
      'sesame',
      'food',
      'tahini, tahina, tahin, halva, halvah, hummus, houmous, gomasio, benne, furikake, zaatar',
    ],
    ['mustard', 'named', 'mustard~, mustardseed~'],
    ['celery', 'named', 'celery'],
    ['celery', 'food', 'celeriac'],
    ['lupin', 'named', 'lupin~, lupine~, lupini'],
    ['bee_pollen', 'named', 'bee pollen, propolis, beepollen, pollen'],
    ['royal_jelly', 'named', 'royal jelly'],
    // They only look like one.
    [
      '',
      'food',
      'egg fruit, eggfruit, egg tomato, egg tomatoes, cream sherry, cream of rice, milk oolong, fish pepper~,' +
        'celery cabbage, barley grass, barleygrass, oat grass, sesame leaf, sesame leaves, earth almond~, ginger nut~,' +
        'dough nut~, grape nuts, milk vetch, milk fed veal,' +
        'saffron milk cap~, milk cap~, milkcap~, milk thistle, milkweed, eggplant~, egg plant~,' +
        'wheatgrass, wheat grass, buckwheat, jellyfish, silverfish, starfish, cream of tartar,' +
        'cream soda, butter bean~, butterbean~, butternut~, butternut squash, buttercup squash, butter lettuce,' +
        'butterhead lettuce, nutmeg~, coconut~, tigernut~, tiger nut~, chestnut~, water chestnut~, doughnut~, donut~,' +
        'nutritional yeast, soapnut~, kola nut~, cola nut~, betel nut~, head cheese, eggless, milkless, fishless,' +
        'nutless, wheatless, dairyless, glutenfree, dairyfree, sulphite ammonia caramel, sulfite ammonia caramel,' +
        'caustic sulphite caramel, caustic sulfite caramel, milk substitute~, milk alternative~, milk replacer~,' +
        'egg substitute~, egg replacer~, egg alternative~, butter substitute~, cheese substitute~, dairy substitute~,' +
        'dairy alternative~, cream substitute~, fish mint, oyster mushroom~,' +
        'king oyster mushroom~, oyster plant, crab apple~, crabapple~, rice noodle~,' +
        'glass noodle~, rice flour, corn flour, cornflour, maize flour, potato flour, buckwheat flour, tapioca flour,' +
        'corn starch, cornstarch, maize starch, potato starch, tapioca starch, rice starch, nondairy, cocoa nib~,' +
        'lactic acid, sunflower lecithin~, rapeseed lecithin~, cream cracker~,' +
        'rice bread, corn bread, beef gelatine, pork gelatine',
    ],
  ],
  plants:
    'coconut~, almond~, oat~, rice, soy, soya, soybean~, cashew~, hazelnut~, hemp, pea, peanut~, macadamia~, walnut~,' +
    'pistachio~, flax, quinoa, tigernut~, tiger nut~, plant, plant based, vegan, vegetable, nondairy, cocoa, shea,' +
    'spelt, sesame, lupin, sunflower, potato, banana, cacao, mango, apple, pumpkin, coco, chufa, pecan~, brazil nut~,' +
    'millet, sorghum, barley, nut, fava, bean, chickpea, poppy, seed, grain, imitation, mock, faux, tofu',
  do_plants_follow: false,
  links: 'of, from',
  like: 'flavour~, flavor~, flavoured, flavored, flavouring~, flavoring~, seasoning~, aroma~, taste, imitation, mock, faux, vegan, plant based, substitute~, alternative~, replacer~, replacement~, analogue~, analog~, like, resembling, colour, color, spice mix for',
  without: 'without, no, non, contains no, not, zero',
  claims: 'free from, free of, does not contain, do not contain, free from all',
  free: 'free, less',
  claimed: 'free',
  traces: 'may contain, may also contain, trace, traces, may be present, can contain, made in a factory',
  and: 'and, or',
  fold: (word) => withoutAccents(word.replace(/'s$|'/, '')),
}
