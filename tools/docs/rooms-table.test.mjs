// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTrue, withTable, wordsOf } from './rooms-table.mjs';

const PAGE =
	'# Page\n<!-- rooms: written by `npm run architecture` -->\nold\n<!-- /rooms -->\nEnd\n';

/** @param {number} lines */
const rooms = ( lines ) => [
	{ name: 'php/Kernel', does: 'what all stand on', files: 3, lines },
];

describe( 'the table of rooms', () => {
	const page = withTable( PAGE, rooms( 5512 ) );

	it( 'stands in its place, with rounded lines', () => {
		assert.match( page, /^# Page\n/ );
		assert.match(
			page,
			/\| `php\/Kernel` \| 5,500 \| what all stand on \|/
		);
		assert.match( page, /<!-- \/rooms -->\nEnd\n$/ );
	} );
	it( 'is true while a room has about as many lines', () => {
		assert.ok( isTrue( page, rooms( 5900 ) ) );
	} );
	it( 'is not once it has grown by a fifth, is gone, or is another', () => {
		assert.ok( ! isTrue( page, rooms( 6900 ) ) );
		assert.ok( ! isTrue( page, [] ) );
		assert.ok( ! isTrue( PAGE, rooms( 5512 ) ) );
	} );
	it( 'has a place, or says so', () => {
		assert.throws( () => withTable( '# Page\n', rooms( 1 ) ), /no place/ );
	} );
} );

it( 'counts words that are read, without drawings', () => {
	assert.equal(
		wordsOf( 'One | two |\n```mermaid\na --> b\n```\nthree\n' ),
		3
	);
} );
