/**
 * What a server does beside the shape of its answers. The rows of the contract kit and docs/openapi.json say these very
 * sentences, and each stands in docs/contract.md.
 */
export const RULES = {
  stamp: '{origin}/v1/…?v=<epoch ms>, JSON both ways',
  head: 'HEAD is answered wherever GET is',
  error: 'An error is { code, message, details? }, whatever has gone wrong',
  details: 'details name what is wrong by its path in what was sent',
  byHttp: '405, 413 and 429 are said by HTTP itself and go with any code',
  retryAfter: 'With 429 Retry-After says in seconds when to come again, and the shop says it in minutes',
  cors: 'A shop on another origin asks as a browser does: a preflight for each method with the headers it sends, and CORS headers in every answer, in one with an error too',
  compressed: 'What is compressed says so, and Vary names Accept-Encoding',
  pictures: 'A photo has imageSizes W250, W500 and W1000, each the whole address of a picture',
  language: 'Accept-Language is uk or en; words come back in it',
  words: 'A language changes words, and nothing else',

  list: 'A list is asked for by POST …/search with { filter, sort, page, limit } and answered by { items, total, page, limit }',
  pages: 'No item is on two pages, and together they are total',
  limit: 'A page has 12 items, or limit, from 1 to 100',
  sort: 'sort is one of first, inStock, expensive, cheap, new and old',
  filter: 'A filter lets through what fits and nothing else; what passes has passed every filter',
  inStock: 'inStock lets through what has a size in stock, or what has none',
  query: 'query finds goods by their words in both languages, whichever the page is in',
  garment: 'The colours of one garment are one item of a list; who asks by _ids or productId gets each of them',
  nothing: 'Where nothing fits, items is empty and total is 0',
  random: 'variants.search-random answers as the search does, in an order by chance',
  one: 'variants.get and products.get tell of goods what a list tells',
  siblings: 'siblings are the other colours of the same product',
  today: 'Prices are the server’s word: a list, a page and a filter tell that of now',
  categories:
    'Categories come in the order of the shop, and { photo: { $ne: null }, state: "ACTIVE" } picks those that it shows',
  codes: 'promo-codes.search gives the codes of exactly this name, and none without a name',

  arrows:
    'An order goes NEW → IN_PROCESS → DONE, and from NEW or IN_PROCESS to CANCELED; its payment from WAITING_FOR_PAYMENT to COMPLETED or FAILED, and from FAILED back when a way to pay is chosen again. No other arrow is one',
  begins: 'An order begins as NEW and WAITING_FOR_PAYMENT, with an _id and a number that no other has',
  filledIn: 'orders.get gives an order as it was filled in',
  replaced:
    'orders.update-customer and orders.update-shipping-info replace what was said before: what they do not name is gone',
  goods: 'orders.update-product replaces the goods and the promo code; null takes the code away',
  ways: 'The ways of delivery beside an order are every active one of every region, whatever address it has',
  wayElsewhere:
    'A way of delivery that is not beside the order, or does not go to its address, is ORDER_CANNOT_CALC_PRICE; one that does not go to a new address is forgotten',
  region: 'a server refuses an address whose country is not in its region',
  incomplete:
    'An order is paid once it is known who gets it, where and how; until then it is a VALIDATION_ERROR whose details name what lacks',
  cashAbroad:
    'Cash on delivery is for the region of the shop itself: UA, or US; elsewhere it is INCORRECT_PAYMENT_METHOD',
  oneClick: 'An order with one click (fast) is of one thing and a phone, and may be a pre-order',
  ownOrders: 'customer.orders gives one’s own orders, newest first',
  onlyNew:
    'Only a NEW order whose payment is not COMPLETED can be changed; any change to another is INCORRECT_PAYMENT_STATUS',
  stock:
    'Stock is taken when an order is paid; before that it is checked at each change of goods and when a way to pay is chosen',
  notInStock: 'More pieces than there are is PRODUCT_VARIANT_NOT_IN_STOCK, but not in a pre-order',
  basketAfter:
    'When an order is paid, and not before, the server takes exactly what was bought out of the basket that it keeps',

  sums: 'total is products − discount + shipping (+ tax)',
  lines: 'products is the sum of the lines, and a line costs its pieces, each at its reduced price where it has one',
  discount: 'A PERCENTAGE code takes its discount as percent of the goods, an AMOUNT code takes it off their sum',
  minimum: 'A promo code applies from its minApplyPrice on and takes the goods down to 1 at least',
  gift: 'A PRODUCT_VARIANT code adds its gift at nothing, beside what it would cost',
  codeOff: 'A promo code that is not ACTIVE is PROMO_CODE_NOT_FOUND',
  firstOrder:
    'A code with firstOrderOnly is for who has no order that was taken on (IN_PROCESS or DONE), by account, e-mail or phone',
  shipping: 'shipping is the price of the way that is chosen, and nothing from its freeShippingFrom on',
  prepayment:
    'Cash on delivery asks for 200 hryvnias or 10 dollars in advance, never for more than the total; a card for the whole',
  tax: 'tax is on the goods after the discount; delivery is not taxed',
  everywhere: 'Every answer about an order tells the same sums',
  pricesOfDay: 'Until it is paid an order has today’s prices, then those of its day',

  redirect:
    'The redirect of orders.payment-method is submitted as it is: fields by method to url, which is https or the shop’s own origin',
  word: 'Only the provider’s own signed word pays an order: that order, by the sum that is due now, while its goods are there',
  wordAgain: 'The same word again changes nothing',
  paid: 'payment.paid of an order is what has come in: of cash on delivery the prepayment, and the whole once it is handed over',
  declined: 'A payment that fails loses nothing: neither the order nor the basket nor a piece',

  token: 'An access token is a JWT with exp; after that, as where none is good, a customer’s call is 401',
  refresh:
    'A refresh token is good once. One that comes again without the key of its first answer ends the session it is of, the tokens that were given for it included',
  password: 'customer.update-password wants the old password; a wrong one is PASSWORD_NOT_MATCH',
  anew: 'A password that was set anew by a letter confirms the e-mail, and ends every session and access token of its customer',
  letterOnce: 'A token of a letter works once; a wrong, used or old one is a VALIDATION_ERROR',
  guessing:
    'After ten wrong passwords a minute for one e-mail (signing in, or as the old one of a change), registered or not, the right one is refused so too',
  emailTaken: 'An e-mail that is there already is BAD_REQUEST_VALUE_NOT_UNIQUE',
  ownOrder: 'A customer’s order is only that customer’s: DONT_HAVE_ACCESS to anybody else',
  emailAnew: 'Another e-mail of a profile has to be confirmed anew',
  profile: 'What is not named of a profile stays, and what a customer may leave out is taken away by null',
  asksToSignIn: 'Who orders under the confirmed e-mail of a customer without being that customer is asked to sign in',
  deletions: 'products.delete-many is for those who run the shop: DONT_HAVE_ACCESS to a customer',
  becomes:
    'A guest’s order becomes a customer’s by its key or by its e-mail, once the customer has confirmed that: where the customer pays, says who gets it, or asks for it under the same e-mail. From then on only that customer asks for it',

  add: 'basket.add adds pieces; the same variant and size is one line',
  setLine: 'basket.update sets the pieces of a line, and basket.delete takes it out',
  replace: 'basket.replace replaces the whole basket',
  basketKept: 'A basket is kept with the account; a line of it has 1 to 99 pieces',

  nobodyElse: 'Nothing of one customer is in the answer to another, in a refusal no more than in a good answer',
  notKept: 'Cache-Control keeps what is a customer’s out of caches that are shared',
  noPassword: 'No answer carries a password, in no form',
  withheld:
    'an order older than an hour is withheld: number, state, goods, sums and ways, and no customer, shippingInfo, comment, trackingNumber, dates or transactionId',
  orderKey:
    'key in the answer to orders/create, URL-safe, told nowhere else but in the fragment of the letter’s link (#key=…), which no server and no log ever sees',

  oneOfSeveral:
    'Of several who do at one moment what only one may (the last piece, one e-mail, one token), one gets a good answer',
  sameKey: 'For 24 hours the same key of the same caller gets the first answer and creates nothing',
  keyOfAnother: 'with another body it is a BAD_REQUEST, which tells nobody of the first',
} as const;

export type RuleName = keyof typeof RULES;

/** A sentence of the contract. */
export type Rule = (typeof RULES)[RuleName];
