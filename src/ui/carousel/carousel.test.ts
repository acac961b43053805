import { watchCarousels } from './carousel';
import { breakpointsOf, settingsOf } from './carousel-settings';
import { startCarousel } from './start-carousel';

jest.mock( './start-carousel', () => ( { startCarousel: jest.fn() } ) );

let comeNear: ( element: Element ) => void;
const settle = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( startCarousel ).mockClear();
	window.IntersectionObserver = class {
		constructor( listener: ( entries: unknown[] ) => void ) {
			comeNear = ( target ) =>
				listener( [ { isIntersecting: true, target } ] );
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	} as never;
} );
afterEach( () => jest.useRealTimers() );

const draw = ( slides: string ) => {
	document.body.innerHTML = `<div id="root" data-marketday-carousel="{}"><ul class="marketday-carousel__list">${ slides }</ul></div>`;
	return document.getElementById( 'root' )!;
};

describe( 'a strip of cards', () => {
	it( 'stays a strip to scroll until it comes near the viewport', async () => {
		const root = draw( '<li>Mug</li>' );
		watchCarousels();
		await settle();
		expect( startCarousel ).not.toHaveBeenCalled();

		comeNear( root );
		await settle();

		expect( startCarousel ).toHaveBeenCalledWith( root );
	} );

	it( 'tries again after ten seconds when there is no slide yet', async () => {
		const root = draw( '' );
		watchCarousels();
		comeNear( root );
		await jest.advanceTimersByTimeAsync( 9999 );
		expect( startCarousel ).not.toHaveBeenCalled();

		root.querySelector( 'ul' )!.innerHTML = '<li>Mug</li>';
		await jest.advanceTimersByTimeAsync( 1 );

		expect( startCarousel ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives each width of the window its number of slides', () => {
		const root = draw( '' );
		root.dataset.marketdayCarousel = JSON.stringify( {
			steps: [
				{ from: 0, items: 2, gap: 21 },
				{ from: 768, items: 4, gap: 27 },
				{ from: 1200, items: 4, gap: 30 },
			],
			delay: 3000,
			speed: 1000,
			loop: true,
		} );

		expect( breakpointsOf( settingsOf( root )! ) ).toEqual( {
			0: { slidesPerView: 2, spaceBetween: 21 },
			768: { slidesPerView: 4, spaceBetween: 27 },
			1200: { slidesPerView: 4, spaceBetween: 30 },
		} );
	} );

	it( 'is left alone where its settings are none of ours', () => {
		const root = draw( '' );
		root.dataset.marketdayCarousel = '{not json';

		expect( settingsOf( root ) ).toBeNull();
	} );
} );
