import { fitting } from './fit';
import { foldMenus } from './overflow-menu';

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

describe( 'a line of a menu', () => {
	const WIDTHS: Record< string, number > = { More: 60, Menu: 60 };
	let resize: () => void = () => {};
	let line = 0;

	beforeAll( () => {
		Object.defineProperties( HTMLElement.prototype, {
			offsetWidth: {
				get( this: HTMLElement ) {
					return WIDTHS[ this.textContent ?? '' ] ?? 100;
				},
			},
			offsetParent: { get: () => document.body },
			clientWidth: { get: () => line },
		} );
		globalThis.ResizeObserver = class {
			constructor( callback: () => void ) {
				resize = callback;
			}
			observe() {
				resize();
			}
			unobserve() {}
			disconnect() {}
		} as unknown as typeof ResizeObserver;
	} );

	it( 'hides what does not fit, and tells its last entry when that is something else', () => {
		document.body.innerHTML =
			'<nav><ul><li>Bags</li><li>Home</li><li>Mugs</li><li class="marketday-more" hidden><div>More</div></li></ul></nav>';
		const listener = jest.fn();
		document
			.querySelector( 'div' )!
			.addEventListener( 'marketday_fold', listener );
		const visibleItems = () =>
			[ ...document.querySelectorAll( 'li:not([hidden])' ) ].map(
				( { textContent } ) => textContent
			);
		line = 300;
		foldMenus();
		expect( visibleItems() ).toEqual( [ 'Bags', 'Home', 'Mugs' ] );

		line = 270;
		resize();
		resize();
		expect( visibleItems() ).toEqual( [ 'Bags', 'Home', 'More' ] );
		expect( listener ).toHaveBeenCalledTimes( 2 );

		line = 90;
		resize();
		expect( visibleItems() ).toEqual( [ 'More' ] );
		expect( document.querySelector( 'nav' ) ).toHaveClass(
			'is-folded',
			'is-all'
		);
	} );
} );
