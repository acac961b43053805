import userEvent from '@testing-library/user-event';

import { behaviour } from './behaviour';

const link = ( attributes = '' ) =>
	`<a href="#there" class="way" ${ attributes }><b>There</b></a>`;
const way = () => document.querySelector< HTMLElement >( '.way b' )!;

const press = jest.fn();
const intent = jest.fn();
const arrive = jest.fn();
const custom = jest.fn();

const listened = jest.spyOn( document, 'addEventListener' );
const observed = jest.spyOn( MutationObserver.prototype, 'observe' );
behaviour( '.way', { press, intent, arrive, on: { told: custom } } );
behaviour( '.other', { press, intent, arrive, on: { told: custom } } );
const types = listened.mock.calls.map( ( [ type ] ) => type );

beforeEach( () => {
	document.body.innerHTML = link();
	for ( const mock of [ press, intent, arrive, custom ] ) {
		mock.mockReset();
	}
} );

it( 'has one listener for each type of event and one observer, however many behaviours there are', () => {
	expect( types ).toHaveLength( new Set( types ).size );
	expect( observed ).toHaveBeenCalledTimes( 1 );
} );

it( 'shares them with the other scripts of the page', async () => {
	listened.mockClear();
	observed.mockClear();

	await jest.isolateModulesAsync( async () => {
		const another = await import( './behaviour' );
		another.behaviour( '.another', { press, arrive } );
	} );

	expect( listened ).not.toHaveBeenCalled();
	expect( observed ).not.toHaveBeenCalled();
} );

describe( 'a press', () => {
	const click = ( how: MouseEventInit = {} ) => {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...how,
		} );
		way().dispatchEvent( event );
		return event;
	};

	it( 'is a plain click anywhere on the element, which goes nowhere else', () => {
		const event = click();

		expect( press.mock.calls[ 0 ] ).toStrictEqual( [
			way().parentElement,
			event,
		] );
		expect( event.defaultPrevented ).toBe( true );
	} );

	it.each( [
		[ 'the middle button', { button: 1 } ],
		[ 'Alt', { altKey: true } ],
		[ 'Control', { ctrlKey: true } ],
		[ 'Meta', { metaKey: true } ],
		[ 'Shift', { shiftKey: true } ],
	] )( 'is none where a link is clicked with %s', ( _name, how ) => {
		expect( click( how ).defaultPrevented ).toBe( false );
		expect( press ).not.toHaveBeenCalled();
	} );

	it( 'of a button is one with any key', () => {
		document.body.innerHTML = '<button class="way"><b>Do</b></button>';

		click( { ctrlKey: true } );

		expect( press ).toHaveBeenCalled();
	} );

	it( 'is none where another script has answered', () => {
		document.body.addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{ once: true }
		);

		click();

		expect( press ).not.toHaveBeenCalled();
	} );

	it( 'is left to the browser where it is refused', () => {
		press.mockReturnValue( false );

		expect( click().defaultPrevented ).toBe( false );
	} );

	it.each( [
		[ 'role="button"', 1 ],
		[ '', 0 ],
	] )(
		'with the space bar on a link %s is counted %d times',
		async ( role, times ) => {
			document.body.innerHTML = link( role );

			way().parentElement?.focus();
			await userEvent.keyboard( ' ' );

			expect( press ).toHaveBeenCalledTimes( times );
		}
	);
} );

it.each( [
	'pointerover',
	'pointerdown',
	'focusin',
	'keydown',
	'input',
	'change',
] )( '%s is a sign that an element will be used', ( sign ) => {
	way().dispatchEvent( new Event( sign, { bubbles: true } ) );

	expect( intent ).toHaveBeenCalledWith( way().parentElement );
} );

it( 'another event is heard by its type, on its element alone', () => {
	way().dispatchEvent( new Event( 'told', { bubbles: true } ) );
	document.body.dispatchEvent( new Event( 'told', { bubbles: true } ) );

	expect( custom.mock.calls.map( ( [ element ] ) => element ) ).toStrictEqual(
		[ way().parentElement ]
	);
} );

it( 'an element arrives once, now or later', async () => {
	await Promise.resolve();
	document.body.append( 'more' );
	await Promise.resolve();
	const first = arrive.mock.calls.length;
	document.body.insertAdjacentHTML( 'beforeend', link() );
	await Promise.resolve();

	expect( first ).toBe( 1 );
	expect( arrive ).toHaveBeenCalledTimes( 2 );
} );

it( 'one that throws stops none of the others, and is reported', () => {
	const report = jest.fn();
	window.reportError = report;
	const fault = new Error( 'A fault of one.' );
	behaviour( '.faulty', {
		on: {
			told: () => {
				throw fault;
			},
		},
	} );
	behaviour( '.faulty', { on: { told: custom } } );
	way().classList.add( 'faulty' );

	way().dispatchEvent( new Event( 'told', { bubbles: true } ) );

	expect( custom ).toHaveBeenCalledWith( way(), expect.any( Event ) );
	expect( report.mock.calls ).toStrictEqual( [ [ fault ] ] );
} );
