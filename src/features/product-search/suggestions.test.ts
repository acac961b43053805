import { drawSuggestions, type Labels } from './suggestions';

const LABELS: Labels = {
	recent: 'Recent searches',
	popular: 'Popular searches',
	categories: 'Categories',
	forget: 'Remove %s',
	forgetKey: 'Delete removes it',
};
const BAGS = { name: 'Bags', url: 'http://localhost/bags/' };

const draw = ( recent: string[], popular: string[] ) => {
	document.body.replaceChildren(
		...drawSuggestions( LABELS, recent, popular, [ BAGS ] )
	);
	return document.querySelector( '[role="listbox"]' );
};

it( 'offers the categories where nobody has searched yet', () => {
	expect( draw( [], [] ) ).toHaveAccessibleName( 'Categories' );

	expect( document.querySelector( 'a[role="option"]' ) ).toHaveAttribute(
		'href',
		BAGS.url
	);
} );

it( 'offers what was searched for before any category', () => {
	expect( draw( [], [ 'jumper' ] ) ).toHaveAccessibleName(
		'Popular searches'
	);
	expect( draw( [ 'mug' ], [ 'jumper' ] ) ).toHaveAccessibleName(
		'Recent searches'
	);

	expect( document.body ).not.toHaveTextContent( 'Bags' );
} );
