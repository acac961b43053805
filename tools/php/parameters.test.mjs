// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wideFunctions } from './parameters.mjs';

/** @param {number} count @param {string} doc */
const make = ( count, doc = '' ) => `<?php
final class Shop {
	${ doc }
	public function __construct(
		${ Array.from(
			{ length: count },
			( _, at ) =>
				`/** Of one, two, three. */ private readonly array $p${ at } = [ 'a, b', $x, 2 ]`
		).join( ',\n\t\t' ) }
	) {}
}`;

it( 'eight parameters are enough, whatever stands in their defaults and comments', () => {
	assert.deepEqual( wideFunctions( make( 8 ) ), [] );
	assert.deepEqual( wideFunctions( make( 9 ) ), [
		{ name: '__construct', line: 4, count: 9, excuse: '' },
	] );
} );

it( 'a reason in the docblock excuses one, and not the next', () => {
	const doc = '/** @many-parameters One for each field of a form. */';
	assert.equal(
		wideFunctions( make( 9, doc ) )[ 0 ]?.excuse,
		'One for each field of a form. '
	);
	assert.deepEqual(
		wideFunctions(
			`${ make( 9, doc ) }\n${ make( 9 ).replace( '<?php', '' ) }`
		).map( ( { excuse } ) => excuse !== '' ),
		[ true, false ]
	);
} );
