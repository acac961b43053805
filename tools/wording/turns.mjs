// @ts-check

/** What the texts of the plugin do not say, and what they say instead: docs/WORDING.md. */
const TURNS = /** @type {const} */ ( [
	[ /\be-mails?\b/i, 'email' ],
	[ /\bmails\b/i, 'emails' ],
	[ /\buser name\b/i, 'username' ],
	[ /\blog-ins?\b/i, 'login, or to log in' ],
	[ /\bany (?:more|longer)\b/i, 'no longer' ],
	[ /\bsuch as\b/i, 'like' ],
	[ /\b(?:who|whom) has\b|\b(?:to|for|of|by) who\b/i, 'name the person' ],
	[ /\bwhoever\b/i, 'anyone who' ],
	[ /\b(?:some|any|every|no)body\b/i, 'someone, anyone, everyone, no one' ],
	[ /\blook into\b/i, 'check' ],
	[ /\ba further\b|^further\b/i, 'another, more, new' ],
	[ /\bsome (?:minutes|moments)\b/i, 'a few minutes' ],
	[ /\bis shown as soon as\b/i, 'will appear once' ],
	[ /\b(?:no such|in vain)\b/i, 'We can’t find that …' ],
	[ /\b(?:does|do) not exist\b/i, 'We can’t find …' ],
	[ /\bno way to\b|\bways? of delivery\b/i, 'can’t, delivery option' ],
	[ /\bcan ?not\b/i, 'can’t' ],
	[
		/\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should|will) not\b/i,
		'a contraction: isn’t, don’t, hasn’t',
	],
	[
		/\b(?:we|you|they) (?:have|will) (?:\w+ed|sent|be)\b/i,
		'a contraction: we’ve, you’ll',
	],
	[ /\b(?:leave it|leave them|left) empty\b/i, 'leave blank' ],
	[ /\bat the moment\b/i, 'right now' ],
	[ /\bonce more\b/i, 'again' ],
	[ /\bbegins? anew\b/i, 'starts again, loop' ],
	[ /\p{L}'\p{L}/u, 'a curly apostrophe' ],
] );

/**
 * Texts that say more or other than they would by our rules: the contract has them to the letter, or WooCommerce prints them and both
 * engines say the same.
 */
const GIVEN = new Set( [
	'This value should not be blank.',
	"It's not a valid VAT Identification Number.",
	'Required form fields are not filled.',
	'Unfortunately, we do not support your credit card.',
	'Unfortunately, your credit card details are not valid.',
	"Cardholder's first and last name are required, please fill the checkout form required fields.",
	'The response is not a valid JSON response.',
	'Could not validate nonce.',
	'Sorry, you are not allowed to do that.',
	'The requested route does not support batch requests.',
	'The related product ID is invalid or the product is not visible.',
	'Attribute does not exist.',
] );

/**
 * @param {string} text
 * @return {string[]} What to say instead, for each turn that the text takes.
 */
export function turnsIn( text ) {
	return GIVEN.has( text )
		? []
		: TURNS.flatMap( ( [ turn, instead ] ) =>
				turn.test( text ) ? [ instead ] : []
		  );
}
