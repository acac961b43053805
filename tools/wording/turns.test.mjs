// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { turnsIn } from './turns.mjs';

it( 'a turn that our texts do not take is found, with what to say instead', () => {
	assert.deepEqual(
		[
			'Your e-mail address',
			'Log-in',
			'This link is not good any more.',
			'There’s no such report, such as yours.',
			'See your lists, or make a further one',
			'We have sent you a link.',
			'Please look into your mails.',
			"The page's products",
		].map( ( text ) => turnsIn( text ) ),
		[
			[ 'email' ],
			[ 'login, or to log in' ],
			[ 'no longer', 'a contraction: isn’t, don’t, hasn’t' ],
			[ 'like', 'We can’t find that …' ],
			[ 'another, more, new' ],
			[ 'a contraction: we’ve, you’ll' ],
			[ 'emails', 'check' ],
			[ 'a curly apostrophe' ],
		]
	);
} );

it( 'what reads like one and is none passes', () => {
	for ( const text of [
		'Email address',
		'This list is no longer shared.',
		'Mailing list',
	] ) {
		assert.deepEqual( turnsIn( text ), [], text );
	}
} );

it( 'the texts of the contract stand to the letter', () => {
	assert.deepEqual(
		turnsIn( 'Unfortunately, your credit card details are not valid.' ),
		[]
	);
	assert.notDeepEqual( turnsIn( 'These details are not valid.' ), [] );
} );
