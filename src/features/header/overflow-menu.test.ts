import userEvent from '@testing-library/user-event';

import { fitting } from './fit';
import { createMore } from './more-entry';

describe( 'fitting', () => {
	it.each( [
		[ 'all, where there is room', 330, 3 ],
		[ 'all but those in whose place More stands', 329, 2 ],
		[ 'one and More', 199, 1 ],
		[ 'nothing beside Menu', 100, 0 ],
		[ 'nothing where not even that fits', 10, 0 ],
	] )( 'keeps %s', ( name, line, count ) => {
		expect( fitting( [ 100, 100, 100 ], 15, 60, line ) ).toBe( count );
	} );

	it( 'has room for fractions of a pixel', () => {
		expect( fitting( [ 50.2, 50.2 ], 0, 20, 100 ) ).toBe( 2 );
	} );
} );

describe( 'The entry More', () => {
	const entries = () => {
		const list = document.createElement( 'ul' );
		list.innerHTML =
			'<li><a href="/events/" data-wp-on--click="x">Events</a></li>' +
			'<li><a href="/shop/" aria-current="page">Shop</a><button>Shop submenu</button><ul><li><a href="/bags/">Bags</a></li></ul></li>' +
			'<li><button>Help</button><ul><li><a href="/contact/">Contact</a></li></ul></li>';
		return [ ...list.children ] as HTMLElement[];
	};
	const draw = ( isAll = false ) => {
		const more = createMore( 'More', 'Menu' );
		document.body.replaceChildren(
			more.element,
			document.createElement( 'input' )
		);
		more.hold( entries(), isAll );
	};
	const button = () => document.querySelector( 'button' )!;
	const list = () => document.querySelector( 'ul' )!;

	it( 'has copies of what found no room, with all below them', () => {
		draw();

		expect( list().innerHTML ).toBe(
			'<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/events/">Events</a></li>' +
				'<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/shop/" aria-current="page">Shop</a><ul><li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/bags/">Bags</a></li></ul></li>' +
				'<li class="wp-block-navigation-item">Help<ul><li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/contact/">Contact</a></li></ul></li>'
		);
	} );

	it.each( [
		[ 'More', false ],
		[ 'Menu', true ],
	] )( 'reads %s', ( word, isAll ) => {
		draw( isAll );

		expect( button() ).toHaveTextContent( word );
	} );

	it( 'opens and closes by its button, and says so', async () => {
		draw();
		await userEvent.click( button() );
		expect( list().hidden ).toBe( false );
		expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );

		await userEvent.click( button() );

		expect( list().hidden ).toBe( true );
		expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'closes by Escape, and has the focus again', async () => {
		draw();
		await userEvent.click( button() );
		await userEvent.tab();
		expect( document.querySelector( 'a' ) ).toHaveFocus();

		await userEvent.keyboard( '{Escape}' );

		expect( list().hidden ).toBe( true );
		expect( button() ).toHaveFocus();
	} );

	it.each( [
		[
			'the focus leaves',
			() => document.querySelector( 'input' )!.focus(),
		],
		[ 'a press goes elsewhere', () => userEvent.click( document.body ) ],
	] )( 'closes when %s', async ( name, leave ) => {
		draw();
		await userEvent.click( button() );

		await leave();

		expect( list().hidden ).toBe( true );
	} );
} );
