import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';

import * as library from '../../src';
import { CASES } from './cases';
import { aShop, type HeldShop, NEW, OLD } from './two-shops';

/** Longer than a form takes until it is alive, and a search until it asks. */
async function settled() {
	// What an answer has drawn begins its own times only then.
	for ( let round = 0; round < 3; round++ ) {
		await act( () => jest.advanceTimersByTimeAsync( 150 ) );
	}
}

/** What stands there, with what its fields hold; ids are React's own. */
function shown( place: HTMLElement ): string {
	const fields = [
		...place.querySelectorAll( 'input, select, textarea' ),
	].map(
		( field ) =>
			`${ Reflect.get( field, 'value' ) } ${ Reflect.get(
				field,
				'checked'
			) }`
	);
	return (
		[ place.innerHTML, ...fields ]
			.join( '\n' )
			.replaceAll( '><', '>\n<' )
			// The browser writes it for a field that is not being typed in.
			.replace( / value="[^"]*"/g, '' )
			.replace( /:r\w+:|_r_\w+_|«r\w+»/g, 'id' )
	);
}

const isComponent = ( value: unknown ) =>
	typeof value === 'function'
		? ! ( value.prototype instanceof Error )
		: typeof value === 'object' && value !== null && '$$typeof' in value;

const exported = Object.entries( library )
	.filter(
		( [ name, value ] ) =>
			/^use[A-Z]/.test( name ) ||
			( /^[A-Z]/.test( name ) && isComponent( value ) )
	)
	.map( ( [ name ] ) => name );

HTMLDialogElement.prototype.showModal ??= function () {
	this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
	this.open = false;
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

const caseOf = ( name: string ) => {
	const found = CASES[ name ];
	if ( ! found ) {
		throw new Error(
			`${ name } is exported and nobody knows whether it follows its props. Write its case in tests/library/cases.tsx.`
		);
	}
	return found;
};

const inShop = ( name: string, word: string, { shop }: HeldShop ) => (
	<library.MarketdayProvider shop={ shop }>
		{ caseOf( name ).draw( word, shop ) }
	</library.MarketdayProvider>
);

/** As it is drawn for who comes to it now. */
async function fresh( name: string, word: string, shop = aShop() ) {
	const { container } = render( inShop( name, word, shop ) );
	await settled();
	const html = shown( container );
	cleanup();
	return html;
}

describe.each( exported )( '%s', ( name ) => {
	it( 'shows what its props ask for, whatever they asked for before', async () => {
		const now = await fresh( name, NEW );
		const shop = aShop();
		const { container, rerender } = render( inShop( name, OLD, shop ) );
		await settled();
		const before = shown( container );
		await caseOf( name ).use?.();
		await settled();
		rerender( inShop( name, NEW, shop ) );
		await settled();

		expect( before ).not.toBe( now );
		expect( shown( container ) ).toBe( now );
	} );

	it( 'comes back to what it was, in the strict mode of React', async () => {
		const now = await fresh( name, OLD );
		const shop = aShop();
		const draw = ( word: string ) => (
			<StrictMode>{ inShop( name, word, shop ) }</StrictMode>
		);
		const { container, rerender } = render( draw( OLD ) );
		for ( const word of [ NEW, OLD ] ) {
			await settled();
			rerender( draw( word ) );
		}
		await settled();

		expect( shown( container ) ).toBe( now );
	} );

	it( 'shows nothing of an answer that comes late', async () => {
		const now = await fresh( name, NEW );
		const shop = aShop();
		shop.hold();
		const { container, rerender } = render( inShop( name, OLD, shop ) );
		await settled();
		shop.goOn();
		rerender( inShop( name, NEW, shop ) );
		await settled();
		shop.release();
		await settled();

		expect( shown( container ) ).toBe( now );
	} );

	if ( ! CASES[ name ]?.isWithoutShop ) {
		it( 'follows the shop of its provider', async () => {
			const now = await fresh( name, OLD, aShop( NEW ) );
			const { container, rerender } = render(
				inShop( name, OLD, aShop( OLD ) )
			);
			await settled();
			rerender( inShop( name, OLD, aShop( NEW ) ) );
			await settled();

			expect( shown( container ) ).toBe( now );
		} );
	}
} );

it( 'has a case for nothing that is not exported', () => {
	expect( Object.keys( CASES ).sort() ).toEqual( [ ...exported ].sort() );
} );
