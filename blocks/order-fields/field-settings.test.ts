import { choicesOf, moveItem } from './field-settings';

it( 'moves an entry up and down, and leaves the ends where they are', () => {
	expect( moveItem( [ 'a', 'b', 'c' ], 1, -1 ) ).toEqual( [ 'b', 'a', 'c' ] );
	expect( moveItem( [ 'a', 'b', 'c' ], 1, 1 ) ).toEqual( [ 'a', 'c', 'b' ] );
	expect( moveItem( [ 'a', 'b' ], 0, -1 ) ).toEqual( [ 'a', 'b' ] );
	expect( moveItem( [ 'a', 'b' ], 1, 1 ) ).toEqual( [ 'a', 'b' ] );
	expect( moveItem( [ 'a' ], 7, -1 ) ).toEqual( [ 'a' ] );
} );

it( 'takes a choice of each line that says something', () => {
	expect( choicesOf( ' Morning \n\nEvening\n' ) ).toEqual( [
		'Morning',
		'Evening',
	] );
} );
