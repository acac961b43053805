import { autoplay } from './autoplay';

const PAGE = `
	<div id="root">
		<div class="marketday-carousel__window"><a href="#">Mug</a></div>
		<button data-carousel="pause" data-pause="Stop" data-play="Play"></button>
	</div>`;

let see: ( isIntersecting: boolean ) => void;
const root = () => document.getElementById( 'root' )!;
const button = () => document.querySelector( 'button' )!;

function start( prefersLessMotion = false ) {
	const advance = jest.fn();
	window.matchMedia = jest
		.fn()
		.mockReturnValue( { matches: prefersLessMotion } );
	const stop = autoplay( { root: root(), delay: 3000, advance } );
	return { advance, stop };
}

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = PAGE;
	window.IntersectionObserver = class {
		constructor( listener: ( entries: unknown[] ) => void ) {
			see = ( isIntersecting ) => listener( [ { isIntersecting } ] );
		}
		observe() {}
		disconnect() {}
	} as never;
} );
afterEach( () => jest.useRealTimers() );

describe( 'a carousel that moves by itself', () => {
	it( 'moves on every three seconds', () => {
		const { advance, stop } = start();

		jest.advanceTimersByTime( 9000 );
		expect( advance ).toHaveBeenCalledTimes( 3 );
		stop();
		jest.advanceTimersByTime( 9000 );
		expect( advance ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'waits while the focus is in it', () => {
		const { advance } = start();

		document.querySelector( 'a' )?.focus();
		jest.advanceTimersByTime( 9000 );
		expect( advance ).not.toHaveBeenCalled();

		document.querySelector( 'a' )?.blur();
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is stopped and let go by its button, which says what it will do', () => {
		const { advance } = start();
		expect( button() ).toHaveAccessibleName( 'Stop' );

		button().click();
		jest.advanceTimersByTime( 9000 );
		expect( advance ).not.toHaveBeenCalled();
		expect( button() ).toHaveAccessibleName( 'Play' );

		button().focus();
		button().click();
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'stands still for those who want less motion, until they let it go', () => {
		const { advance } = start( true );

		jest.advanceTimersByTime( 9000 );

		expect( advance ).not.toHaveBeenCalled();
		expect( button() ).toHaveAccessibleName( 'Play' );
	} );

	it( 'waits out of sight', () => {
		const { advance } = start();

		see( false );
		jest.advanceTimersByTime( 9000 );

		expect( advance ).not.toHaveBeenCalled();
	} );
} );
